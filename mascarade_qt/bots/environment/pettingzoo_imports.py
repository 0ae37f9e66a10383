"""PettingZoo and what it is made of, if they are installed."""

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ModuleNotFoundError as error:
    if (error.name or "").partition(".")[0] not in ("gymnasium", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        'this environment needs PettingZoo; to install it: pip install "mascarade-qt[pettingzoo]"',
        name=error.name,
    ) from None

__all__ = ["AECEnv", "Box", "Dict", "Discrete", "ParallelEnv", "parallel_to_aec"]

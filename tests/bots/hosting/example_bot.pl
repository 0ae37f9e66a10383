#!/usr/bin/perl
# A bot for Mascarade Qt in another language: see mascarade_qt/bots/PROTOCOL.md. It needs no modules.
#
#     mascarade-qt arena --bots "cmd:perl tests/bots/hosting/example_bot.pl,naive,naive,naive,naive,naive"
#
# It trusts nobody: a card that somebody else may have swapped is unknown until it is seen again. It announces
# what it knows to have, contests whoever announces that, and otherwise looks at its card or swaps it.
use strict;
use warnings;

$| = 1;    # an answer must not wait in a buffer
srand($ENV{MASCARADE_SEED} // 0);

my ($me, $announced, %card);    # my number; the mask announced; place => mask, where it is known

while (defined(my $line = <STDIN>)) {
    my $told = parse($line);
    my $event = $told->{event};
    if ($event eq '"setup"') {
        $me = $told->{you};
        %card = map { ("\"$_\"" => $told->{deal}{$_}) } keys %{ $told->{deal} };
    } elsif ($event eq '"question"') {
        print json(answer($told->{question}, @{ $told->{answers} })), "\n";
    } elsif ($event eq '"announced"') {
        $announced = $told->{mask};
    } elsif ($event eq '"returned"') {
        my ($one, $other) = @{ $told->{places} };
        if ($told->{player} != $me) {
            delete @card{ $one, $other };
        } elsif ($told->{swapped} eq 'true') {
            @card{ $one, $other } = @card{ $other, $one };
        }
    } elsif ($event eq '"looked"' && ref $told->{masks}) {
        @card{ @{ $told->{places} } } = @{ $told->{masks} };
    } elsif ($event eq '"revealed"') {
        $card{ $_->[1] } = $_->[2] for @{ $told->{cards} };
    } elsif ($event eq '"moved"') {
        delete @card{ $told->{source}, $told->{target} };
    }
}

# One of the possible answers.
sub answer {
    my ($question, @answers) = @_;
    my @good;
    if ($question eq '"turn"') {
        @good = grep { $_->[0] eq '"announce"' && ($card{ $_->[1] } // '') eq $_->[2] } @answers;
        @good = grep { $_->[0] eq '"look"' && !defined $card{ $_->[1] } } @answers unless @good;
        @good = grep { $_->[0] eq '"swap"' } @answers unless @good;
    } elsif ($question eq '"contest"') {
        @good = grep { ($card{$_} // '') eq $announced } @answers;
        @good = ('false') unless @good;
    }
    @good = @answers unless @good;
    return $good[ rand @good ];
}

# As much of JSON as is needed. A string keeps its quotes, so that it can be told from a number and written back.
sub parse {
    local $_ = shift;
    return value();
}

sub value {
    return $1 if /\G\s*("(?:[^"\\]|\\.)*"|-?\d+|true|false|null)/gc;
    if (/\G\s*\[/gc) {
        my @list;
        until (/\G\s*\]/gc) {
            push @list, value();
            /\G\s*,/gc;
        }
        return \@list;
    }
    if (/\G\s*\{/gc) {
        my %object;
        until (/\G\s*\}/gc) {
            /\G\s*"(\w+)"\s*:/gc or die "not JSON: $_";
            my $key = $1;
            $object{$key} = value();
            /\G\s*,/gc;
        }
        return \%object;
    }
    die "not JSON: $_";
}

sub json {
    my ($value) = @_;
    return ref $value ? '[' . join(', ', map { json($_) } @$value) . ']' : $value;
}

# The course: its pages and the referee's answers.

## Around the pages

learn-title = Learn Go
learn-intro = From nothing to your first complete game, a few minutes at a time. The referee answers every move; you can try again as often as you like.
learn-progress = { $done } of { $all } pages done
learn-chapter-progress = { $done } of { $all }
learn-page-done = done
learn-go-on = Go on
learn-begin = Begin
learn-overview = All pages
learn-next = Next page
learn-back = Previous page
learn-again = Try again
learn-show = Show me
learn-pass = Pass
learn-check = Check
learn-number = Your answer
learn-number-right = That is right.
learn-number-more = It is more than that. Count again.
learn-number-less = It is less than that. Count again.
learn-number-none = Type a number.
learn-number-look = Here nothing is played: count, and give the number.
learn-pick = Choose every answer that is right.
learn-look-only = There is nothing to play on this page.
learn-figure-booklet = After H. Hebsacker’s introduction to the rules, diagram { $number }
learn-figure-aga = After figure { $number } of the AGA commentary
learn-you-are = { $colour ->
    [black] You are Black.
   *[white] You are White.
}
learn-left = { $left ->
    [one] One more.
   *[other] { $left } more.
}
learn-marked = marked
learn-found = found
learn-play-game = Play the computer on 9×9
learn-game-go-on = Go on with your game
learn-offline = Tengen is not running at the other end just now. The pages work all the same; a game has to wait until it is back.
learn-not-loaded = The course could not be loaded. Is Tengen still running?
learn-finished = You have done every page. The rest is playing: sit down and enjoy a game.
learn-forget = Forget what I have done

## The referee's answers

learn-no = The rules do not allow this.
learn-no-occupied = { $colour ->
    [black] There is a black stone here already. Stones are played on empty points.
   *[white] There is a white stone here already. Stones are played on empty points.
}
learn-no-suicide = { $stones ->
    [one] Not allowed: the stone would have no liberty. That is suicide.
   *[other] Not allowed: the chain of { $stones } stones would have no liberty. That is suicide.
}
learn-no-ko = Not allowed: this takes the ko straight back, and the position before would return. Play elsewhere first.
learn-no-superko = { $move ->
    [0] Not allowed: this would bring back the position at the start. That is superko.
   *[other] Not allowed: this would bring back the position after move { $move }. That is superko.
}
learn-no-hot = Not allowed: the stone has just taken a ko and is “hot”. Play elsewhere first.
learn-placed = { $place ->
    [corner] In the corner: only two lines lead away from here.
    [edge] On the edge: three lines lead away from here.
   *[middle] In the open: four lines lead away from here.
}
learn-took = { $stones ->
    [one] One stone taken. Its last liberty was gone.
   *[other] { $stones } stones taken. Their last liberty was gone.
}
learn-goes-on = { $colour ->
    [black] Good. Black answers at { $point }. Go on.
   *[white] Good. White answers at { $point }. Go on.
}
learn-goes-on-pass = { $colour ->
    [black] Good. Black can do nothing and passes. Go on.
   *[white] Good. White can do nothing and passes. Go on.
}
learn-ladder = { $colour ->
    [black] Atari! Black runs to { $point }. Go on.
   *[white] Atari! White runs to { $point }. Go on.
}
learn-slow = They cannot get away even so – but there is a shorter way.
learn-escapes = { $colour ->
    [black] Black plays { $point }, and the black stones get away.
   *[white] White plays { $point }, and the white stones get away.
}
learn-escapes-taking = { $colour ->
    [black] { $stones ->
        [one] Black plays { $point } and takes a stone of yours. Now Black is safe.
       *[other] Black plays { $point } and takes { $stones } stones of yours. Now Black is safe.
    }
   *[white] { $stones ->
        [one] White plays { $point } and takes a stone of yours. Now White is safe.
       *[other] White plays { $point } and takes { $stones } stones of yours. Now White is safe.
    }
}
learn-too-free = { $liberties ->
    [one] They still have one liberty, and that is enough.
   *[other] They still have { $liberties } liberties, and that is enough.
}
learn-doomed = Nothing saves these stones any more.
learn-saved = Saved! They can no longer be taken.
learn-gave-away = That takes off the very stones you wanted to save.
learn-lost = { $stones ->
    [one] { $colour ->
        [black] Black plays { $point } and takes your stone.
       *[white] White plays { $point } and takes your stone.
    }
   *[other] { $colour ->
        [black] Black plays { $point } and takes { $stones } stones.
       *[white] White plays { $point } and takes { $stones } stones.
    }
}
learn-lost-slowly = { $stones ->
    [one] { $colour ->
        [black] Black plays { $point }. Your stone cannot get away any more.
       *[white] White plays { $point }. Your stone cannot get away any more.
    }
   *[other] { $colour ->
        [black] Black plays { $point }. Your { $stones } stones cannot get away any more.
       *[white] White plays { $point }. Your { $stones } stones cannot get away any more.
    }
}
learn-self-atari = { $stones ->
    [one] You can play here, but your stone has only one liberty left: at { $point } it is taken.
   *[other] You can play here, but your { $stones } stones have only one liberty left: at { $point } they are taken.
}
learn-own-territory = You can play here, but this point was yours already. By territory scoring you have just lost a point.
learn-their-territory = You can play here, but this is your opponent’s territory: the stone has little hope of living.
learn-elsewhere = You can play here, but it is not what this page asks for.
learn-filled = Filled, and no harm done.
learn-threat = A threat! It has to be answered.
learn-no-threat = { $colour ->
    [black] That threatens nothing: Black fills the ko at { $point }, and it is over.
   *[white] That threatens nothing: White fills the ko at { $point }, and it is over.
}
learn-no-threat-left = That threatens nothing.
learn-pass-right = Right: there is nothing left to gain.
learn-pass-early = You may always pass, but here there is something to do.
learn-find-liberty = Yes, that is a liberty.
learn-find-liberty-stone = { $colour ->
    [black] There is a black stone. Liberties are empty points.
   *[white] There is a white stone. Liberties are empty points.
}
learn-find-liberty-diagonal = That is diagonal. Liberties lie along the lines.
learn-find-liberty-apart = Empty, but not next to these stones.
learn-find-chain = Yes, this stone belongs to the chain.
learn-find-chain-empty = There is no stone here.
learn-find-chain-other = This stone has the other colour.
learn-find-chain-diagonal = This stone is only diagonal to the chain: no line joins them.
learn-find-chain-apart = The right colour, but no line of stones leads here.
learn-find-atari = Yes: only one liberty is left.
learn-find-atari-empty = There is no stone here.
learn-find-atari-other = This stone has the other colour.
learn-find-atari-no = { $liberties ->
    [one] This chain has one liberty.
   *[other] This chain has { $liberties } liberties: no atari.
}
learn-find-forbidden-stone = { $colour ->
    [black] There is a black stone already. Look among the empty points.
   *[white] There is a white stone already. Look among the empty points.
}
learn-find-forbidden-takes = { $stones ->
    [one] Allowed: it takes a stone, and so has a liberty.
   *[other] Allowed: it takes { $stones } stones, and so has liberties.
}
learn-find-forbidden-no = { $liberties ->
    [one] Allowed: there would be one liberty.
   *[other] Allowed: there would be { $liberties } liberties.
}
learn-find-territory = { $colour ->
    [black] Yes, only black stones surround this point.
   *[white] Yes, only white stones surround this point.
}
learn-find-territory-stone = There is a live stone here. Territory is empty points, and those under dead stones.
learn-find-territory-other = { $colour ->
    [black] This point is Black’s.
   *[white] This point is White’s.
}
learn-find-territory-neutral = This point touches both colours: it is nobody’s.
learn-find-neutral = Yes: it touches both colours and is nobody’s.
learn-find-neutral-stone = There is a stone here.
learn-find-neutral-owned = { $colour ->
    [black] This point is Black’s: no live white stone touches its area.
   *[white] This point is White’s: no live black stone touches its area.
}
learn-find-dead = Yes, this stone is dead.
learn-find-dead-empty = There is no stone here.
learn-find-dead-alive = { $colour ->
    [black] This black stone is alive: it cannot be taken.
   *[white] This white stone is alive: it cannot be taken.
}
learn-find-handicap = Yes, a stone goes here.
learn-find-handicap-later = A star point, but it comes only with more stones.
learn-find-handicap-no = Handicap stones go on star points, the ones with a dot.
learn-rules-allowed = Allowed.
learn-rules-takes = { $stones ->
    [one] Allowed: it takes a stone.
   *[other] Allowed: it takes { $stones } stones.
}
learn-rules-suicide = { $stones ->
    [one] Allowed: the stone takes itself off.
   *[other] Allowed: the chain of { $stones } stones takes itself off.
}
learn-rules-counts = { $colour ->
    [black] The point counts for Black.
   *[white] The point counts for White.
}
learn-rules-seki-eye = { $colour ->
    [black] Black surrounds the point, but in seki it does not count.
   *[white] White surrounds the point, but in seki it does not count.
}
learn-rules-neutral = The point is nobody’s.
learn-rules-result = { $winner ->
    [black] { $points ->
        [one] Black wins by 1 point.
       *[other] Black wins by { $points } points.
    }
    [white] { $points ->
        [one] White wins by 1 point.
       *[other] White wins by { $points } points.
    }
   *[nobody] A tie: both have the same, with a difference of { $points }.
}
learn-choice-right = Right.
learn-choice-wrong = Not this one.

## The board

chapter-board = The board
lesson-board-place = A stone on the board
lesson-board-place-text = Go is played on the crossings of the lines, the edges and corners included. Black begins.
lesson-board-place-task = Play your first stone on any crossing you like.
lesson-board-place-done = There it stays: a stone never moves. It only leaves the board if it is captured.
lesson-board-turn = Taking turns
lesson-board-turn-text = The players take turns, one stone each time. Black and White have begun; now it is your move, as White.
lesson-board-turn-task = Play a white stone on any empty point.
lesson-board-turn-done = That is nearly all there is to moving. You may also pass, but early in a game nobody wants to.
lesson-board-aim = The aim
lesson-board-aim-text = The aim is to surround more empty points than the opponent. This game is over: Black has the top, White the bottom.
lesson-board-aim-task = Point at three of the points that Black has surrounded.
lesson-board-aim-done = Black has 20 such points and White 22, so White has won by two. The next pages show how that comes about.

## Liberties and chains

chapter-liberties = Liberties and chains
lesson-liberties-middle = Liberties
lesson-liberties-middle-text = The empty points next to a stone, along the lines, are its liberties.
lesson-liberties-middle-task = Point at all liberties of the marked stone.
lesson-liberties-middle-done = Four liberties. A stone in the open has the most.
lesson-liberties-corner = At the edge and in the corner
lesson-liberties-corner-text = At the edge a stone has three liberties. In the corner it has even fewer.
lesson-liberties-corner-task = Point at all liberties of the marked stone.
lesson-liberties-corner-done = Only two. That is why stones in the corner are quickest to catch.
lesson-chain = Chains
lesson-chain-text = Stones of one colour that are joined along the lines form a chain. Diagonals do not join.
lesson-chain-task = Point at all stones of the marked stone’s chain.
lesson-chain-done = Four stones, one chain: they live together and are captured together.
lesson-chain-liberties = Shared liberties
lesson-chain-liberties-text = The stones of a chain share all their liberties.
lesson-chain-liberties-task = How many liberties does the marked chain have?
lesson-chain-liberties-done = Six, for each of the two stones alike.
lesson-atari = Atari
lesson-atari-text = A chain with a single liberty left is in atari: it could be taken with the next move.
lesson-atari-task = Point at every white stone in atari.
lesson-atari-done = This one is in danger. Its neighbours still have room.

## Capturing

chapter-capture = Capturing
lesson-capture-first = The first capture
lesson-capture-first-text = A player who fills the last liberty of opposing stones takes them off the board. The white stone is in atari.
lesson-capture-first-task = Take the white stone.
lesson-capture-first-done = The stone comes off and is your prisoner.
lesson-capture-edge = Taking at the edge
lesson-capture-edge-text = At the edge it takes fewer stones, since the board itself takes liberties away.
lesson-capture-edge-task = Black to play: take the marked stone.
lesson-capture-edge-done = Three stones were enough.
lesson-capture-two = Two at once
lesson-capture-two-text = A chain is captured as a whole. This time you play White.
lesson-capture-two-task = Take the two marked black stones.
lesson-capture-two-done = Both come off together.
lesson-capture-corner = Three in the corner
lesson-capture-corner-text = Three white stones fill the corner and share one last liberty.
lesson-capture-corner-task = Black to play: take the three marked stones.
lesson-capture-corner-done = Three prisoners, and the corner is yours.
lesson-capture-several = Several chains at once
lesson-capture-several-text = One move can be the last liberty of several chains. They all come off.
lesson-capture-several-task = Take as many stones as you can.
lesson-capture-several-done = Four chains with a single stone.
lesson-capture-save = Getting away
lesson-capture-save-text = Your marked stone is in atari. If you extend, its chain gets new liberties.
lesson-capture-save-task = Save the marked stone.
lesson-capture-save-done = Together with its neighbour it has liberties again.
lesson-capture-save-taking = Attack as defence
lesson-capture-save-taking-text = Running away is no help here: there is no room. But look how many liberties your attackers have.
lesson-capture-save-taking-task = Save the two marked stones.
lesson-capture-save-taking-done = With the attackers gone, your stones are safe.
lesson-capture-values = The worth of a capture
lesson-capture-values-text = All three captures have been made. Black took four stones, and in their place are four empty points that only Black surrounds. A prisoner and a point of territory are worth one point each.
lesson-capture-values-task = How many points does Black have?
lesson-capture-values-done = Four points and four prisoners: eight. A captured stone counts twice, so to speak.

## Suicide

chapter-suicide = No liberty, no move
lesson-suicide = Forbidden points
lesson-suicide-text = Most rule books forbid a move after which your own stones have no liberty left.
lesson-suicide-task = Point at the two empty points where Black may not play.
lesson-suicide-done = On the left a single stone would have no liberty, on the right a whole chain.
lesson-suicide-takes = Capture comes first
lesson-suicide-takes-text = Now Black has a stone on C5. If a move takes stones, those come off first, and so it always has a liberty.
lesson-suicide-takes-task = Play where it was forbidden before.
lesson-suicide-takes-done = Five stones taken. A move that captures is never suicide.

## Ko

chapter-ko = Ko
lesson-ko-take = A ko
lesson-ko-take-text = Here one stone can be taken – and the stone that takes it would be in atari itself.
lesson-ko-take-task = Black to play: take the white stone.
lesson-ko-take-done = If White took straight back, it could go on for ever. So White may not: White has to play elsewhere first.
lesson-ko-threat = A ko threat
lesson-ko-threat-text = Black has just taken the ko at F5, and you, White, want it back. So first make a threat that Black has to answer.
lesson-ko-threat-task = Make a threat, and then take the ko back.
lesson-ko-threat-done = Now Black needs a threat. That is how a ko fight goes.
lesson-ko-end = The end of a ko
lesson-ko-end-text = Black has taken the ko, and White has played elsewhere without a real threat.
lesson-ko-end-task = End the ko, so that White cannot take your stone on F5.
lesson-ko-end-done = Filled and settled. White got two moves elsewhere in return.
lesson-ko-not = That was no ko
lesson-ko-not-text = Black has just taken three stones with one. You, White, may take back: the position from before does not return.
lesson-ko-not-task = Take the black stone that took yours.
lesson-ko-not-done = Only taking a single stone back and forth repeats a position, and only that is ko.

## Catching stones

chapter-tactics = Catching stones
lesson-ladder = The ladder
lesson-ladder-text = White’s two stones have two liberties. Give atari from the right side each time, and they cannot get away.
lesson-ladder-task = Give atari after atari until the white stones are taken.
lesson-ladder-done = Always atari, always on the side where they would get out: that is a ladder. A white stone in the way would have broken it.
lesson-net = The net
lesson-net-text = Sometimes it is better not to give atari, but to close off every way out from a distance.
lesson-net-task = Catch the marked stone, although a white stone waits in the upper right.
lesson-net-done = No play of White gets the stone out of the net.
lesson-snapback = The snapback
lesson-snapback-text = If you give atari from the left, White connects and is safe. But you may offer White a stone.
lesson-snapback-task = Take the two marked white stones.
lesson-snapback-done = White took one stone and lost three. It was no ko, since you took more than one.

## Life and death

chapter-life = Life and death
lesson-eyes-two = Two eyes
lesson-eyes-two-text = Black’s chain surrounds two separate points. White would have to fill both – but is that allowed?
lesson-eyes-two-task = Point at the two points where White may not play.
lesson-eyes-two-done = Two eyes, and nobody can ever take these stones: they live.
lesson-eyes-make = Making two eyes
lesson-eyes-make-text = Your stones in the corner are surrounded and have room for three points in a row.
lesson-eyes-make-task = Play so that your stones live.
lesson-eyes-make-done = The point in the middle makes two eyes out of one room.
lesson-eyes-prevent = Preventing two eyes
lesson-eyes-prevent-text = The same shape seen from the other side: now the stones in the corner are White’s, and it is your move.
lesson-eyes-prevent-task = Play so that White cannot make two eyes any more.
lesson-eyes-prevent-done = The vital point is the same for both. White’s stones are dead.
lesson-eyes-false = A false eye
lesson-eyes-false-text = Black seems to have two eyes. But one of them needs the marked stone, and that stone can be taken.
lesson-eyes-false-task = White to play: take the marked stone.
lesson-eyes-false-done = The second eye was false. With only one the whole group is lost.
lesson-dead = Dead as it stands
lesson-dead-text = The same position before anything was played. White need not take these stones: at the end they come off as they are.
lesson-dead-task = Point at all dead stones.
lesson-dead-done = All five are dead, without a single move.
lesson-seki = Seki
lesson-seki-text = Neither chain in the middle has two eyes. They share the two marked liberties – and the side that fills one puts itself in atari.
lesson-seki-task = It is your move. What do you do?
lesson-seki-done = Both live side by side: seki. The two points between them are nobody’s.

## The end

chapter-end = The end of the game
lesson-end-neutral = Neutral points
lesson-end-neutral-text = The game is nearly over. Points that touch both colours belong to nobody: neutral points, called dame.
lesson-end-neutral-task = Point at the last neutral point.
lesson-end-neutral-done = It brings nobody territory, but it is filled before the count.
lesson-end-fill = Filling the last point
lesson-end-fill-text = You are White. Elsewhere you would only spoil your own territory or lose a stone.
lesson-end-fill-task = Fill the neutral point.
lesson-end-fill-done = Now every border is closed.
lesson-end-pass = Passing
lesson-end-pass-text = Nothing is open any more, and it is your move, as Black.
lesson-end-pass-task = End the game.
lesson-end-pass-done = You passed, White passed: two passes in a row, and play is over.
lesson-end-not-yet = Why did my pass not end it?
lesson-end-not-yet-text = You passed, but White has played once more, at E1. One pass alone ends nothing – and E1 threatens something.
lesson-end-not-yet-task = Answer it, and then bring the game to its end.
lesson-end-not-yet-done = You answered, White passed, you passed: now it is over. Look closely before you pass.
lesson-end-dead = Dead stones
lesson-end-dead-text = After the two passes the players agree which stones are dead. They come off without being captured.
lesson-end-dead-task = Point at the stone that cannot live any more.
lesson-end-dead-done = Black’s stone is lost. If the players disagree, they simply play on.

## Counting

chapter-count = Counting
lesson-count-territory = Counting territory
lesson-count-territory-text = By Japanese rules you count the empty points you surround, and your prisoners. Black has no prisoner.
lesson-count-territory-task = How many points does Black have?
lesson-count-territory-done = 25 points of territory.
lesson-count-prisoners = Prisoners count too
lesson-count-prisoners-text = The black stone on H6 is dead and comes off. It counts one point for White, and so does the point it stood on.
lesson-count-prisoners-task = How many points does White have?
lesson-count-prisoners-done = 23 points of territory and one prisoner: 24. Black wins by one point.
lesson-count-return = Putting prisoners back
lesson-count-return-text = Japanese players put their prisoners into the opponent’s territory; the difference stays the same, and less is left to count. Black holds three white stones, White one black one.
lesson-count-return-task-1 = Put the three white stones into White’s territory.
lesson-count-return-task-2 = Now put the black stone into Black’s territory.
lesson-count-return-task-3 = How many points of White’s territory are empty now?
lesson-count-return-task-4 = And how many of Black’s?
lesson-count-return-task-5 = By how many points does Black win?
lesson-count-return-done = 33 against 26, and nobody has a prisoner left to count.
lesson-count-game = A whole game
lesson-count-game-text = This is the game from the first pages, after 39 moves. Nobody took a stone.
lesson-count-game-task = By how many points does White win?
lesson-count-game-done = 22 against 20.
lesson-count-area = Counting area
lesson-count-area-text = By Chinese rules the stones on the board count as well as the points they surround; prisoners do not. The dead stone on H6 is off.
lesson-count-area-task = How many points does Black have now?
lesson-count-area-done = 41 against 40: one point again. If both made equally many moves, the two ways agree.
lesson-count-half = Half the board
lesson-count-half-text = Chinese players count one colour only. A side with more than half of all points, here 40½ of 81, has won by twice the excess.
lesson-count-half-task = By how many points does Black win?
lesson-count-half-done = Black has 43, that is 2½ above half: a win by five points.
lesson-count-chinese = The Chinese way, by hand
lesson-count-chinese-text = Chinese players count one colour with their hands. First comes its territory, made a round number with stones from the bowl, then its stones in heaps of ten. Black has 25 points of territory here.
lesson-count-chinese-task-1 = Take the dead stone off.
lesson-count-chinese-task-2 = Make Black’s territory a round number: put five black stones into it.
lesson-count-chinese-task-3 = How many points of Black’s territory are empty now?
lesson-count-chinese-task-4 = Now put all black stones in heaps of ten: how many are on the board?
lesson-count-chinese-task-5 = Together 41, and half the board is 40½. By how many points does Black win?
lesson-count-chinese-done = Half a point above half: a win by one point, the same as by Japanese rules.
lesson-count-pass-stones = Pass stones
lesson-count-pass-stones-text = By AGA rules every pass hands over a stone as a prisoner, and White passes last. The game from before ended with three passes: White, Black, White – Black holds two stones, White one.
lesson-count-pass-stones-task = Black has 20 points of territory and White 22. By how many points does White win now?
lesson-count-pass-stones-done = 23 against 22: exactly the result of counting area.
lesson-count-aga = The AGA way, by hand
lesson-count-aga-text = By AGA rules each pass has handed over a stone. Here Black passed and then White. Prisoners and pass stones go back into the territory of their own colour, and the points left empty are compared.
lesson-count-aga-task-1 = Take the dead stone off: White holds it now.
lesson-count-aga-task-2 = White holds two black stones, the dead one and the pass stone. Put both into Black’s territory.
lesson-count-aga-task-3 = Black holds one white stone. Put it into White’s territory.
lesson-count-aga-task-4 = How many points of Black’s territory are empty now?
lesson-count-aga-task-5 = And how many of White’s?
lesson-count-aga-task-6 = By how many points does Black win?
lesson-count-aga-done = 23 against 22: one point, the same as counting area. Pass stones make both ways agree.
lesson-count-komi = Komi
lesson-count-komi-text = Black has the advantage of the first move, so White gets points for it: komi, here 6½. The half makes sure that there is a winner.
lesson-count-komi-task = Black has 25 points, White 24 and komi. By how many points does White win?
lesson-count-komi-done = 30½ against 25: White wins by 5½.

## Before the game

chapter-before = Before the game
lesson-before-handicap = Handicap
lesson-before-handicap-text = The weaker player takes Black and may place stones on the star points first. Then White moves.
lesson-before-handicap-task = Place four handicap stones.
lesson-before-handicap-done = One in each corner. With nine, every star point has its stone.
lesson-before-nigiri = Nigiri
lesson-before-nigiri-text = Players of the same strength draw the colours: one takes a handful of white stones, the other lays down one black stone for “odd” or two for “even”. You laid down one, and your opponent counts seven.
lesson-before-nigiri-task = Who plays which colour?
lesson-before-nigiri-option-1 = I have Black.
lesson-before-nigiri-option-2 = I have White.
lesson-before-nigiri-option-3 = I may choose.
lesson-before-nigiri-reply-1 = Seven is odd, so you guessed right, and a right guess gets Black.
lesson-before-nigiri-reply-2 = Only if you had guessed wrong.
lesson-before-nigiri-reply-3 = Nigiri decides by itself.
lesson-before-nigiri-done = With that the colours are drawn.
lesson-before-clock = The clock
lesson-before-clock-text = With byo-yomi you first have main time, and then a number of periods, here three of 30 seconds. A move within 30 seconds leaves the periods as they are.
lesson-before-clock-task = Your main time is over, and you think for 40 seconds about a move. What happens?
lesson-before-clock-option-1 = I have lost on time.
lesson-before-clock-option-2 = One period is used up, and two are left.
lesson-before-clock-option-3 = Nothing, I have 50 seconds left.
lesson-before-clock-reply-1 = Only when the last period is used up.
lesson-before-clock-reply-2 = The first 30 seconds were a whole period; the other ten belong to the second, which you keep.
lesson-before-clock-reply-3 = Periods are not added up. Each begins anew with every move.
lesson-before-clock-done = A move in time keeps the period.
lesson-before-etiquette = Good manners
lesson-before-etiquette-text = Go is a quiet conversation between two people, and a few habits make it pleasant.
lesson-before-etiquette-task = What is good manners?
lesson-before-etiquette-option-1 = Greeting the opponent before the game and saying thanks after it
lesson-before-etiquette-option-2 = Rummaging in the bowl while the opponent thinks
lesson-before-etiquette-option-3 = Placing a stone only when the move is decided, and letting it lie
lesson-before-etiquette-option-4 = Commenting aloud on other people’s games
lesson-before-etiquette-reply-1 = And often the two look at the game together afterwards.
lesson-before-etiquette-reply-2 = That disturbs. Take a stone when you know where it goes.
lesson-before-etiquette-reply-3 = A move once made stands.
lesson-before-etiquette-reply-4 = Onlookers say nothing until the game is over.
lesson-before-etiquette-done = Have a good game!

## Rule books

chapter-rules = How rule books differ
lesson-rules-suicide = Taking one’s own stones off
lesson-rules-suicide-text = Here Black would take away the last liberty of six stones of Black’s own. Not every rule book forbids it.
lesson-rules-suicide-task = By which rules may Black play at the marked point?
lesson-rules-suicide-done = New Zealand and Ing allow it: the player’s own chain comes off. It is seldom a good move, but it can be a ko threat.
lesson-rules-superko = Superko
lesson-rules-superko-text = Four moves were made: two stones taken here, two there. If White plays at the marked point now, the position of three moves ago returns.
lesson-rules-superko-task = By which rules may White play at the marked point?
lesson-rules-superko-done = Superko forbids bringing back any earlier position. Where only the basic ko rule holds, the players could go round in circles and agree on no result.
lesson-rules-send-two = Sending two, returning one
lesson-rules-send-two-text = White sent two stones, Black took them with one, and now White could take that one back. Then the position would be as it was, with the other player to move.
lesson-rules-send-two-task = By which rules may White take back at the marked point?
lesson-rules-send-two-done = Some look only at the stones, some at whose turn it is as well; the Chinese forbid it because one side keeps gaining prisoners.
lesson-rules-seki-eye = An eye in a seki
lesson-rules-seki-eye-text = Black and White live in a seki on the right, and each has one eye in it. Black’s is marked.
lesson-rules-seki-eye-task = By which rules does the marked point count for Black?
lesson-rules-seki-eye-done = Japanese and Korean rules count nothing in a seki, all the others count the points that a side surrounds.
lesson-rules-seki-dame = Neutral points for one side
lesson-rules-seki-dame-text = In this seki there are points that only Black can fill without harm. By AGA rules each of them is worth a point, and White can only pass.
lesson-rules-seki-dame-task = Fill two such points, and then pass.
lesson-rules-seki-dame-done = Two points gained. By Japanese rules they would have been worth nothing.
lesson-rules-bent-four = Bent four in the corner
lesson-rules-bent-four-text = White’s stones could only live through a ko that Black may start at any time. By Japanese rules such stones are dead as they stand; elsewhere Black has to play it out.
lesson-rules-bent-four-task = Point at all stones that are dead by Japanese rules.
lesson-rules-bent-four-done = Black waits until no ko threats are left, so the ko is as good as won. The Japanese rules make that unnecessary.
lesson-rules-group-tax = Group tax
lesson-rules-group-tax-text = In old China only stones counted, and the two eyes every group needs cannot be filled with stones. So two points are taken off for each group. White has 28 points by area, in two groups.
lesson-rules-group-tax-task = How many points does White have with group tax?
lesson-rules-group-tax-done = 28 less four: 24. It pays to keep one’s stones connected.
lesson-rules-button = The button
lesson-rules-button-text = By territory this game is a tie, by area Black has one point more, from the last move. In button Go the first player to pass takes a button worth half a point: here Black has it.
lesson-rules-button-task = By which rules does Black win?
lesson-rules-button-done = The button puts the result in between: half a point for Black.
lesson-rules-handicap = The worth of a handicap
lesson-rules-handicap-text = Suppose that this game was played with four handicap stones. By area they count for Black, and some rule books give White something back for them.
lesson-rules-handicap-task = By which rules does White win now?
lesson-rules-handicap-done = The Chinese give White a point for each stone, the AGA for each but the first. So the same board has different winners.

## A game of one’s own

chapter-game = Your first game
lesson-game-first = A whole game
lesson-game-first-text = Now you know everything you need. Play on a small board, take your time, and do not mind losing: everybody lost their first games.
lesson-game-first-task = Play a game on 9×9 against a gentle opponent.
lesson-game-first-done = Well played! The next game will go better still.

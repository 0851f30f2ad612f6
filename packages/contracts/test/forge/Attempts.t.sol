// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContestResolver} from "../../contracts/ContestResolver.sol";
import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {
    AttestationRequest,
    AttestationRequestData,
    IEAS,
    MultiAttestationRequest,
    MultiRevocationRequest,
    RevocationRequestData
} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice What reviewers tried and the other tests do not have. docs/protocol/security.md lists all attempts.
contract AttemptsTest is ResolverTest {
    bytes32 private constant SALT = keccak256("salt");

    function tryBatch(address who, MultiAttestationRequest[] memory groups) private returns (bytes4) {
        vm.prank(who);
        (bool ok, bytes memory answer) = address(eas).call(abi.encodeCall(IEAS.multiAttest, (groups)));
        return ok ? bytes4(0) : selectorOf(answer);
    }

    function group(bytes32 schema, bytes32 ref, bytes memory data)
        private
        view
        returns (MultiAttestationRequest memory one)
    {
        one = MultiAttestationRequest(schema, new AttestationRequestData[](1));
        one.data[0] = request(schema, ref, data).data;
    }

    function checkRefusal(bytes4 failure, bytes4 reason) private pure {
        vm.assertEq(bytes32(failure), bytes32(reason), "the reason");
    }

    function testABatchAcrossContestsIsAcceptedAsAWhole() public {
        bytes32 open = startContest(contestData(0));
        bytes32 closed = startContest(contestData(SEALED));
        vm.warp(2000);
        MultiAttestationRequest[] memory groups = new MultiAttestationRequest[](4);
        groups[0] = group(resolver.evaluationSchema(), open, evaluationData(1, hex"0a0503"));
        groups[1] = group(resolver.commitSchema(), closed, abi.encode(uint16(1), SALT));
        groups[2] = group(resolver.recusalSchema(), open, abi.encode(uint16(2)));
        groups[3] = group(resolver.evaluationSchema(), open, evaluationData(2, hex"000000"));
        checkRefusal(tryBatch(judge, groups), IContestResolver.IsRecused.selector);
        groups[3] = group(resolver.evaluationSchema(), closed, evaluationData(2, hex"000000"));
        checkRefusal(tryBatch(judge, groups), IContestResolver.ContestIsSealed.selector);
        vm.assertEq(resolver.getContest(open).acts, 0, "nothing of a refused batch");
        vm.assertEq(resolver.getContest(closed).acts, 0, "nothing of a refused batch");
        groups[3] = group(resolver.commitSchema(), closed, abi.encode(uint16(2), SALT));
        checkRefusal(tryBatch(judge, groups), 0);
        vm.assertEq(resolver.getContest(open).acts, 2, "acts");
        vm.assertEq(resolver.getContest(closed).acts, 2, "acts");
    }

    function testAContestAndItsActsInOneBatch() public {
        ContestData memory c = contestData(0);
        (c.opensAt, c.judges[0]) = (50, organizer);
        vm.warp(100);
        uint256 snapshot = vm.snapshotState();
        bytes32 contest = startContest(c);
        vm.revertToState(snapshot);
        MultiAttestationRequest[] memory groups = new MultiAttestationRequest[](2);
        groups[0] = group(resolver.evaluationSchema(), contest, evaluationData(1, hex"0a0503"));
        groups[1] = group(resolver.contestSchema(), 0, encode(c));
        vm.assertTrue(tryBatch(organizer, groups) != 0, "EAS does not know the contest yet");
        (groups[0], groups[1]) = (groups[1], groups[0]);
        checkRefusal(tryBatch(organizer, groups), 0);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 35, "in order it is accepted");
    }

    function testRefusesContestsOfAnotherResolver() public {
        ContestResolver own = resolver;
        resolver = new ContestResolver(address(eas));
        registerSchemas();
        bytes32 foreign = startContest(contestData(0));
        bytes32 foreignSchema = resolver.evaluationSchema();
        resolver = own;
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        bytes4 unknown = IContestResolver.UnknownContest.selector;
        bytes memory data = evaluationData(1, hex"0a0503");
        refuses(unknown, judge, resolver.evaluationSchema(), foreign, data);
        refuses(
            unknown,
            judge,
            AttestationRequest(foreignSchema, AttestationRequestData(address(0), 0, true, contest, data, 0))
        );
        vm.assertEq(resolver.getContest(contest).acts, 0, "acts");
    }

    function tryRevokeBoth(bytes32 first, bytes32 second) private returns (bytes4) {
        MultiRevocationRequest[] memory groups = new MultiRevocationRequest[](1);
        groups[0] = MultiRevocationRequest(resolver.evaluationSchema(), new RevocationRequestData[](2));
        (groups[0].data[0].uid, groups[0].data[1].uid) = (first, second);
        vm.prank(judge);
        (bool ok, bytes memory answer) = address(eas).call(abi.encodeCall(IEAS.multiRevoke, (groups)));
        return ok ? bytes4(0) : selectorOf(answer);
    }

    function testNoOrderOfRevocationsSubtractsTwice() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        bytes32 superseded = evaluate(contest, judge, 1, hex"0a0503");
        bytes32 review = evaluate(contest, judge, 1, hex"010000");
        bytes32 other = evaluate(contest, judge, 2, hex"020000");
        evaluate(contest, judge2, 1, hex"030000");
        checkRefusal(tryRevokeBoth(review, superseded), IContestResolver.NotInForce.selector);
        checkRefusal(tryRevokeBoth(superseded, review), IContestResolver.NotInForce.selector);
        vm.assertTrue(tryRevokeBoth(other, other) != 0, "EAS refuses the second");
        vm.assertEq(resolver.getEntry(contest, 1).sum, 4, "unchanged");
        checkRefusal(tryRevokeBoth(other, review), 0);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 3, "the other judge's");
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 1, "the other judge's");
        vm.assertEq(resolver.getEntry(contest, 2).sum, 0, "none");
    }

    function testTheHeadTellsTheOrderWithinASecond() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        uint256 snapshot = vm.snapshotState();
        bytes32 first = evaluate(contest, judge, 1, hex"0a0503");
        bytes32 second = evaluate(contest, judge2, 1, hex"0a0503");
        bytes32 head = resolver.getContest(contest).head;
        vm.revertToState(snapshot);
        vm.assertEq(evaluate(contest, judge2, 1, hex"0a0503"), second, "the same attestation");
        vm.assertEq(evaluate(contest, judge, 1, hex"0a0503"), first, "the same attestation");
        vm.assertTrue(resolver.getContest(contest).head != head, "another head");
        vm.assertTrue(evaluate(contest, judge, 1, hex"0a0503") != first, "a repeated act has a UID of its own");
    }

    function testACommitmentOpensInItsContestOnly() public {
        bytes32 contest = startContest(contestData(SEALED));
        bytes32 beside = startContest(contestData(SEALED));
        vm.warp(2000);
        commit(contest, judge, 1, hex"0a0503", SALT);
        bytes32 commitment = commitmentOf(contest, 1, judge, hex"0a0503", SALT);
        attestAs(judge, resolver.commitSchema(), beside, abi.encode(uint16(1), commitment));
        // Zero is what a withdrawn commitment leaves in the storage.
        attestAs(judge2, resolver.commitSchema(), beside, abi.encode(uint16(1), bytes32(0)));
        vm.warp(3000);
        bytes4 wrong = IContestResolver.WrongPreimage.selector;
        bytes32 schema = resolver.revealSchema();
        refuses(wrong, judge, schema, beside, revealData(1, judge, hex"0a0503", SALT));
        refuses(wrong, judge2, schema, beside, revealData(1, judge2, hex"0a0503", SALT));
        refuses(wrong, judge, schema, contest, revealData(1, judge, hex"0a050300", SALT));
        attestAs(stranger, schema, contest, revealData(1, judge, hex"0a0503", SALT));
    }

    function testTheLatestTimes() public {
        uint64 last = type(uint64).max;
        ContestData memory c = contestData(SUBMISSIONS | SEALED);
        // Admission has no phase of its own.
        (c.submissionsUntil, c.opensAt, c.closesAt, c.revealUntil) = (last - 2, last - 2, last - 1, last);
        bytes32 contest = startContest(c);
        vm.warp(last - 3);
        bytes32 submission = submit(contest, entrant);
        admit(contest, submission);
        vm.warp(last - 2);
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refuses(outside, entrant, resolver.entrySchema(), contest, submissionData(submission));
        commit(contest, judge, 3, hex"0a0503", SALT);
        vm.warp(last - 1);
        attestAs(stranger, resolver.revealSchema(), contest, revealData(3, judge, hex"0a0503", SALT));
        vm.assertTrue(!resolver.isFinal(contest), "the last second");
        vm.warp(last);
        refuses(outside, judge, resolver.revealSchema(), contest, revealData(3, judge, hex"0a0503", SALT));
        vm.assertTrue(resolver.isFinal(contest), "closed");
    }

    /// @dev An admission is accepted as a whole, so its organizer has to leave out what was withdrawn meanwhile.
    function testAWithdrawnSubmissionStopsTheAdmissionThatNamesIt() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32[] memory uids = new bytes32[](2);
        (uids[0], uids[1]) = (submit(contest, entrant), submit(contest, stranger));
        revokeAs(stranger, resolver.entrySchema(), uids[1]);
        bytes4 reason = IContestResolver.SubmissionIsWithdrawn.selector;
        refuses(reason, organizer, resolver.admitSchema(), contest, abi.encode(uint16(3), uids));
        admit(contest, uids[0]);
        vm.assertEq(resolver.getContest(contest).entries, 3, "the other one is admitted");
    }

    /// @dev Its sums follow, although the entry is in no ranking. A recusal needs an entry that stands.
    function testAReviewOfADisqualifiedEntryCanBeWithdrawn() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        bytes32 review = evaluate(contest, judge, 1, hex"0a0503");
        evaluate(contest, judge2, 1, hex"010000");
        disqualify(contest, 1);
        bytes4 reason = IContestResolver.EntryIsDisqualified.selector;
        refuses(reason, judge, resolver.recusalSchema(), contest, abi.encode(uint16(1)));
        refuses(reason, judge, resolver.evaluationSchema(), contest, evaluationData(1, hex"000000"));
        revokeAs(judge, resolver.evaluationSchema(), review);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 1, "the other judge's");
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 1, "the other judge's");
    }

    function testARecusalBeforeJudgingKeepsACommitmentOut() public {
        bytes32 contest = startContest(contestData(SEALED));
        recuse(contest, judge, 1);
        vm.warp(2000);
        bytes memory data = abi.encode(uint16(1), commitmentOf(contest, 1, judge, hex"0a0503", SALT));
        refuses(IContestResolver.IsRecused.selector, judge, resolver.commitSchema(), contest, data);
        vm.warp(3000);
        data = revealData(1, judge, hex"0a0503", SALT);
        refuses(IContestResolver.NotCommitted.selector, judge, resolver.revealSchema(), contest, data);
    }

    /// @dev Reveals are public before they are mined: whoever makes several in one batch can lose all of them.
    function testACopiedRevealStopsTheBatchThatContainsIt() public {
        bytes32 contest = startContest(contestData(SEALED));
        vm.warp(2000);
        commit(contest, judge, 1, hex"0a0503", SALT);
        commit(contest, judge, 2, hex"010000", SALT);
        vm.warp(3000);
        bytes32 schema = resolver.revealSchema();
        MultiAttestationRequest[] memory groups = new MultiAttestationRequest[](2);
        groups[0] = group(schema, contest, revealData(1, judge, hex"0a0503", SALT));
        groups[1] = group(schema, contest, revealData(2, judge, hex"010000", SALT));
        attestAs(stranger, schema, contest, revealData(2, judge, hex"010000", SALT));
        checkRefusal(tryBatch(judge, groups), IContestResolver.AlreadyRevealed.selector);
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 0, "not revealed yet");
        attestAs(judge, schema, contest, revealData(1, judge, hex"0a0503", SALT));
        vm.assertEq(resolver.getEntry(contest, 1).sum, 35, "alone it is accepted");
    }

    /// @dev Only acts of judges are limited in number.
    function testTheOrganizerCanMakeTheLogLongBeforeJudging() public {
        bytes32 contest = startContest(contestData(0));
        for (uint256 i = 0; i < 3; ++i) {
            attestAs(organizer, resolver.admitSchema(), contest, abi.encode(uint16(3), new bytes32[](0)));
            changeJudge(contest, judge, false);
            changeJudge(contest, judge, true);
        }
        vm.assertEq(resolver.getContest(contest).acts, 9, "acts");
        vm.warp(2000);
        evaluate(contest, judge, 1, hex"0a0503");
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refuses(outside, organizer, resolver.judgesSchema(), contest, judgesData(judge, false));
        vm.assertEq(resolver.getEntry(contest, 1).sum, 35, "judging is as before");
    }

    /// @dev The last second of judging is enough, and everybody has to look at the times in force.
    function testAPostponementInTheLastSecondExtendsJudging() public {
        bytes32 contest = startContest(contestData(SEALED));
        vm.warp(2999);
        postpone(contest, Times(0, 2000, 5000, 6000));
        vm.warp(3000);
        commit(contest, judge, 1, hex"0a0503", SALT);
        bytes memory data = revealData(1, judge, hex"0a0503", SALT);
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refuses(outside, judge, resolver.revealSchema(), contest, data);
        vm.warp(5000);
        refuses(outside, organizer, resolver.postponeSchema(), contest, postponementData(Times(0, 2000, 5001, 6001)));
        attestAs(judge, resolver.revealSchema(), contest, data);
        vm.assertTrue(!resolver.isFinal(contest), "revealing");
        vm.warp(6000);
        vm.assertTrue(resolver.isFinal(contest), "closed");
    }

    /// @dev Each postponement is an act with a reason, and all of them together end 14 days after the start's time.
    function testPostponingByOneSecondAgainAndAgainEnds() public {
        bytes32 contest = startContest(contestData(0));
        uint64 closesAt = 3000;
        for (uint256 i = 0; i < 20; ++i) {
            vm.warp(closesAt - 1);
            closesAt += 1;
            postpone(contest, Times(0, 2000, closesAt, closesAt));
        }
        vm.assertEq(resolver.getContest(contest).acts, 20, "all are in the log");
        uint64 last = 3000 + 14 days;
        postpone(contest, Times(0, 2000, last, last));
        vm.warp(last - 1);
        bytes memory data = postponementData(Times(0, 2000, last + 1, last + 1));
        refuses(IContestResolver.WrongTimes.selector, organizer, resolver.postponeSchema(), contest, data);
        vm.warp(last);
        vm.assertTrue(resolver.isFinal(contest), "closed");
    }

    /// @dev Whoever submits agrees to be admitted until judging ends, and cannot leave after it has opened.
    function testAnOrganizerAdmitsInTheLastSecond() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        vm.warp(2999);
        admit(contest, submission);
        list(contest, 1);
        evaluate(contest, judge, 3, hex"0a0503");
        vm.assertEq(resolver.getEntry(contest, 3).sum, 35, "reviewed in the same second");
        vm.assertEq(resolver.getEntry(contest, 4).reviews, 0, "listed too late for a review");
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refusesRevocation(outside, entrant, resolver.entrySchema(), submission);
        vm.warp(3000);
        refuses(outside, organizer, resolver.listSchema(), contest, listData(5, 1));
    }

    /// @dev Numbers are given once, so an edit in between makes no list name another entry.
    function testALateListKeepsEarlierNumbers() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        admit(contest, submission);
        bytes memory data = listData(4, 2);
        revokeAs(entrant, resolver.entrySchema(), submission);
        attestAs(organizer, resolver.listSchema(), contest, data);
        vm.assertEq(resolver.getContest(contest).entries, 5, "the withdrawn number stays taken");
        refuses(IContestResolver.WrongNumber.selector, organizer, resolver.listSchema(), contest, data);
    }

    /// @dev They can review, but change nothing about the reviews of others.
    function testJudgesOfTheLastSecond() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        evaluate(contest, judge, 1, hex"010000");
        vm.warp(2999);
        attestAs(organizer, resolver.judgesSchema(), contest, abi.encode(crowd(0x1000, 100), true));
        for (uint160 i = 0; i < 100; ++i) evaluate(contest, address(0x1000 + i), 1, hex"0a0503");
        vm.assertEq(resolver.getEntry(contest, 1).sum, 1 + 100 * 35, "the sum");
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 101, "reviews");
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        bytes memory removal = abi.encode(crowd(0x1000, 1), false);
        refuses(outside, organizer, resolver.judgesSchema(), contest, removal);
    }

    /// @dev The largest sum: 500 judges, 20 criteria, 255 points and a weight of 255 each.
    function testTheLargestSum() public {
        ContestData memory c = contestData(0);
        (c.maxPoints, c.weights, c.judges) = (new bytes(20), new bytes(20), crowd(0x1000, 100));
        for (uint256 i = 0; i < 20; ++i) (c.maxPoints[i], c.weights[i]) = (0xff, 0xff);
        bytes32 contest = startContest(c);
        for (uint160 i = 1; i < 5; ++i) {
            attestAs(organizer, resolver.judgesSchema(), contest, abi.encode(crowd(0x1000 + i * 100, 100), true));
        }
        vm.warp(2000);
        for (uint160 i = 0; i < 500; ++i) evaluate(contest, address(0x1000 + i), 1, c.maxPoints);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 650_250_000, "the sum");
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 500, "reviews");
        for (uint160 i = 0; i < 500; ++i) recuse(contest, address(0x1000 + i), 1);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 0, "nothing remains");
        vm.assertEq(resolver.getEntry(contest, 1).reviews, 0, "nothing remains");
    }

    /// @dev Whichever is first wins; a review ends what the organizer can take back, also within a second.
    function testTheFirstReviewAndAWithdrawalInOneSecond() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        uint256 snapshot = vm.snapshotState();
        revokeAs(organizer, resolver.contestSchema(), contest);
        bytes memory data = evaluationData(1, hex"0a0503");
        refuses(IContestResolver.ContestIsRevoked.selector, judge, resolver.evaluationSchema(), contest, data);
        vm.revertToState(snapshot);
        changeJudge(contest, judge, false);
        refuses(IContestResolver.NotJudge.selector, judge, resolver.evaluationSchema(), contest, data);
        vm.revertToState(snapshot);
        evaluate(contest, judge, 1, hex"0a0503");
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refusesRevocation(outside, organizer, resolver.contestSchema(), contest);
        refuses(outside, organizer, resolver.judgesSchema(), contest, judgesData(judge, false));
    }

    /// @dev A postponement of `opensAt` opens again what judging had not ended yet: entrants can leave longer, too.
    function testAPostponedOpeningGivesEntrantsMoreTime() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        admit(contest, submission);
        vm.warp(1999);
        postpone(contest, Times(1000, 2500, 3500, 3500));
        vm.warp(2499);
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refuses(outside, judge, resolver.evaluationSchema(), contest, evaluationData(1, hex"000000"));
        refuses(outside, entrant, resolver.entrySchema(), contest, submissionData(0));
        revokeAs(entrant, resolver.entrySchema(), submission);
        vm.warp(2500);
        evaluate(contest, judge, 1, hex"000000");
    }

    /// @dev A note is an attestation without this resolver, so it changes nothing here, and says nothing about the contest.
    function testANoteIsNoAct() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = registry.register("bytes32 about,string kind,string text", address(0), true);
        bytes32 before = keccak256(abi.encode(resolver.getContest(contest)));
        AttestationRequest memory r = AttestationRequest(
            schema,
            AttestationRequestData(address(0), 0, true, contest, abi.encode(bytes32(0), "text", "Hello."), 0)
        );
        (bytes4 failure, bytes32 note) = tryAttest(organizer, r);
        checkRefusal(failure, 0);
        revokeAs(organizer, schema, note);
        vm.assertEq(keccak256(abi.encode(resolver.getContest(contest))), before, "unchanged");
        bytes memory data = abi.encode(bytes32(0), "text", "Hello.");
        bytes32 own = registry.register("bytes32 about,string kind,string text", address(resolver), false);
        refuses(IContestResolver.ForeignSchema.selector, organizer, own, contest, data);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EntryStatus, IContestResolver, SubmissionStatus, Times} from "../../contracts/IContestResolver.sol";
import {AttestationRequest} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {Vm, vm} from "./Vm.sol";

/// @notice What the acts do, apart from who may act when (Table.t.sol) and what data is refused (Refusals.t.sol).
contract ActsTest is ResolverTest {
    bytes32 private constant SALT = keccak256("salt");

    function checkEntry(bytes32 contest, uint16 number, uint256 sum, uint256 reviews) private view {
        IContestResolver.EntryView memory entry = resolver.getEntry(contest, number);
        vm.assertEq(entry.sum, sum, "the sum");
        vm.assertEq(entry.reviews, reviews, "the number of reviews");
    }

    function judging(uint8 flags) private returns (bytes32 contest) {
        contest = startContest(contestData(flags));
        vm.warp(2000);
    }

    function testStartsAContest() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        IContestResolver.ContestView memory v = resolver.getContest(contest);
        vm.assertEq(v.organizer, organizer, "the organizer");
        vm.assertTrue(v.hasSubmissions && v.isSealed && !v.isRevoked, "the flags");
        vm.assertEq(v.submissionsUntil, 1000, "submissionsUntil");
        vm.assertEq(v.opensAt, 2000, "opensAt");
        vm.assertEq(v.closesAt, 3000, "closesAt");
        vm.assertEq(v.revealUntil, 4000, "revealUntil");
        vm.assertEq(abi.encode(v.start), abi.encode(Times(1000, 2000, 3000, 4000)), "the times of the start");
        vm.assertTrue(!v.hasReviews, "no reviews yet");
        vm.assertEq(v.judges, 2, "judges");
        vm.assertEq(v.entries, 2, "entries");
        vm.assertEq(v.acts, 0, "acts");
        vm.assertEq(v.submissions, 0, "submissions");
        vm.assertEq(v.maxPoints, hex"0a0503", "maxPoints");
        vm.assertEq(v.weights, hex"010205", "weights");
        bytes32 head = keccak256(abi.encode("laurel/acts", uint256(8453), eas, resolver, contest));
        vm.assertEq(v.head, head, "the head");
        head = keccak256(abi.encode("laurel/submissions", uint256(8453), eas, resolver, contest));
        vm.assertEq(v.submissionsHead, head, "the head of submissions");
        vm.assertTrue(resolver.isJudge(contest, judge) && resolver.isJudge(contest, judge2), "judges");
        vm.assertTrue(!resolver.isJudge(contest, stranger), "a stranger is no judge");
    }

    function testIsFinalFromTheEndOn() public {
        bytes32 contest = startContest(contestData(SEALED));
        vm.warp(3999);
        vm.assertTrue(!resolver.isFinal(contest), "revealing");
        vm.warp(4000);
        vm.assertTrue(resolver.isFinal(contest), "closed");
        vm.assertTrue(!resolver.isFinal(keccak256("unknown")), "an unknown contest");
        vm.warp(100);
        revokeAs(organizer, resolver.contestSchema(), contest);
        vm.warp(4000);
        vm.assertTrue(!resolver.isFinal(contest), "a revoked contest");
        vm.assertTrue(resolver.getContest(contest).isRevoked, "revoked");
    }

    function testWeighsPoints() public {
        bytes32 contest = judging(0);
        evaluate(contest, judge, 1, hex"0a0503");
        checkEntry(contest, 1, 10 + 10 + 15, 1);
        evaluate(contest, judge2, 1, hex"000001");
        checkEntry(contest, 1, 35 + 5, 2);
        checkEntry(contest, 2, 0, 0);
    }

    function testReplacesAReview() public {
        bytes32 contest = judging(0);
        bytes32 first = evaluate(contest, judge, 1, hex"0a0503");
        bytes32 second = evaluate(contest, judge, 1, hex"010000");
        vm.assertEq(resolver.getReview(contest, 1, judge).uid, second, "in force");
        vm.assertEq(resolver.getReview(contest, 1, judge).score, 1, "its score");
        vm.assertEq(resolver.getReview(contest, 1, judge).acts, 2, "acts");
        checkEntry(contest, 1, 1, 1);
        refusesRevocation(IContestResolver.NotInForce.selector, judge, resolver.evaluationSchema(), first);
    }

    function testReplacesAReviewByAnEqualOne() public {
        bytes32 contest = judging(0);
        evaluate(contest, judge, 1, hex"0a0503");
        bytes32 same = evaluate(contest, judge, 1, hex"0a0503");
        vm.assertEq(resolver.getReview(contest, 1, judge).uid, same, "in force");
        checkEntry(contest, 1, 35, 1);
    }

    function testWithdrawsAReview() public {
        bytes32 contest = judging(0);
        bytes32 first = evaluate(contest, judge, 1, hex"0a0503");
        evaluate(contest, judge2, 1, hex"010000");
        revokeAs(judge, resolver.evaluationSchema(), first);
        vm.assertEq(resolver.getReview(contest, 1, judge).uid, 0, "none in force");
        checkEntry(contest, 1, 1, 1);
        evaluate(contest, judge, 1, hex"020000");
        checkEntry(contest, 1, 3, 2);
    }

    function testRecusalWithdrawsAndIsFinal() public {
        bytes32 contest = judging(0);
        bytes32 review = evaluate(contest, judge, 1, hex"0a0503");
        recuse(contest, judge, 1);
        vm.assertTrue(resolver.getReview(contest, 1, judge).isRecused, "recused");
        checkEntry(contest, 1, 0, 0);
        refuses(
            IContestResolver.IsRecused.selector,
            judge,
            resolver.evaluationSchema(),
            contest,
            evaluationData(1, hex"000000")
        );
        refuses(
            IContestResolver.IsRecused.selector, judge, resolver.recusalSchema(), contest, abi.encode(uint16(1))
        );
        refusesRevocation(IContestResolver.NotInForce.selector, judge, resolver.evaluationSchema(), review);
        evaluate(contest, judge, 2, hex"000000");
        evaluate(contest, judge2, 1, hex"000000");
    }

    function testARecusalSurvivesRemovalAsAJudge() public {
        bytes32 contest = startContest(contestData(0));
        recuse(contest, judge, 1);
        changeJudge(contest, judge, false);
        vm.assertTrue(!resolver.isJudge(contest, judge), "removed");
        vm.assertEq(resolver.getContest(contest).judges, 1, "judges");
        changeJudge(contest, judge, true);
        vm.assertEq(resolver.getContest(contest).judges, 2, "judges");
        vm.warp(2000);
        refuses(
            IContestResolver.IsRecused.selector,
            judge,
            resolver.evaluationSchema(),
            contest,
            evaluationData(1, hex"000000")
        );
    }

    function testDisqualifies() public {
        bytes32 contest = judging(0);
        bytes32 review = evaluate(contest, judge, 1, hex"0a0503");
        disqualify(contest, 1);
        vm.assertTrue(resolver.getEntry(contest, 1).status == EntryStatus.Disqualified, "disqualified");
        checkEntry(contest, 1, 35, 1);
        bytes4 reason = IContestResolver.EntryIsDisqualified.selector;
        refuses(reason, judge2, resolver.evaluationSchema(), contest, evaluationData(1, hex"000000"));
        refuses(reason, judge, resolver.recusalSchema(), contest, abi.encode(uint16(1)));
        refuses(reason, organizer, resolver.disqualifySchema(), contest, abi.encode(uint16(1), "Again."));
        revokeAs(judge, resolver.evaluationSchema(), review);
        checkEntry(contest, 1, 0, 0);
    }

    function testAdmitsInOrder() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32[] memory uids = new bytes32[](2);
        uids[1] = submit(contest, entrant);
        uids[0] = submit(contest, stranger);
        vm.assertTrue(resolver.getSubmission(contest, uids[0]).status == SubmissionStatus.Pending, "pending");
        attestAs(organizer, resolver.admitSchema(), contest, abi.encode(uint16(3), uids));
        vm.assertEq(resolver.getContest(contest).entries, 4, "entries");
        vm.assertEq(resolver.getSubmission(contest, uids[0]).entry, 3, "the first");
        vm.assertEq(resolver.getSubmission(contest, uids[1]).entry, 4, "the second");
        vm.assertEq(resolver.getSubmission(contest, uids[0]).entrant, stranger, "its entrant");
        refuses(
            IContestResolver.AlreadyAdmitted.selector,
            organizer,
            resolver.admitSchema(),
            contest,
            admissionData(5, uids[1])
        );
        uids[0] = uids[1] = submit(contest, entrant);
        refuses(
            IContestResolver.AlreadyAdmitted.selector,
            organizer,
            resolver.admitSchema(),
            contest,
            abi.encode(uint16(5), uids)
        );
    }

    function testListsEntriesLate() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        vm.warp(2999);
        list(contest, 2);
        vm.assertEq(resolver.getContest(contest).entries, 4, "entries");
        admit(contest, submission);
        vm.assertEq(resolver.getSubmission(contest, submission).entry, 5, "the next number");
        list(contest, 1);
        vm.assertEq(resolver.getContest(contest).entries, 6, "entries");
        vm.assertEq(resolver.getContest(contest).acts, 3, "acts");
        for (uint16 number = 3; number <= 6; ++number) {
            vm.assertTrue(resolver.getEntry(contest, number).status == EntryStatus.Standing, "standing");
            evaluate(contest, judge, number, hex"0a0503");
            checkEntry(contest, number, 35, 1);
        }
    }

    /// @dev Nothing takes an entry of the organizer out, or a submission once judging has opened.
    function testALateEntryCanOnlyBeDisqualified() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        vm.warp(2000);
        admit(contest, submission);
        bytes4 outside = IContestResolver.OutsideWindow.selector;
        refusesRevocation(outside, entrant, resolver.entrySchema(), submission);
        refuses(outside, entrant, resolver.entrySchema(), contest, submissionData(submission));
        disqualify(contest, 3);
        vm.assertTrue(resolver.getEntry(contest, 3).status == EntryStatus.Disqualified, "disqualified");
    }

    function testChangesJudgesInLists() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.judgesSchema();
        bytes32 uid = attestAs(organizer, schema, contest, abi.encode(crowd(0x1000, 100), true));
        vm.assertEq(resolver.getContest(contest).judges, 102, "judges");
        vm.assertEq(resolver.getContest(contest).acts, 1, "one act");
        vm.assertEq(resolver.getActs(contest, 1, 1)[0], uid, "one act");
        for (uint160 i = 0; i < 100; ++i) vm.assertTrue(resolver.isJudge(contest, address(0x1000 + i)), "a judge");
        attestAs(organizer, schema, contest, abi.encode(crowd(0x1000, 99), false));
        vm.assertEq(resolver.getContest(contest).judges, 3, "judges");
        vm.assertTrue(!resolver.isJudge(contest, address(0x1000)), "removed");
        vm.assertTrue(resolver.isJudge(contest, address(0x1000 + 99)), "not removed");
    }

    function testPostpones() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        Times memory start = Times(1000, 2000, 3000, 4000);
        Times memory later = Times(1100, 2200, 3300, 4400);
        bytes32 uid = postpone(contest, later);
        vm.assertEq(abi.encode(timesOf(contest)), abi.encode(later), "in force");
        vm.assertEq(abi.encode(resolver.getContest(contest).start), abi.encode(start), "the start");
        vm.assertEq(resolver.getActs(contest, 1, 2)[0], uid, "an act");
        later.revealUntil = 4500;
        postpone(contest, later);
        vm.assertEq(abi.encode(timesOf(contest)), abi.encode(later), "in force");
        vm.assertEq(abi.encode(resolver.getContest(contest).start), abi.encode(start), "the start");
        vm.assertEq(resolver.getContest(contest).acts, 2, "acts");
    }

    function testIsFinalByTheTimesInForce() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2999);
        postpone(contest, Times(0, 2000, 3500, 3500));
        vm.warp(3499);
        vm.assertTrue(!resolver.isFinal(contest), "judging");
        evaluate(contest, judge, 1, hex"000000");
        vm.warp(3500);
        vm.assertTrue(resolver.isFinal(contest), "closed");
    }

    /// @dev The flag stays when the only review is withdrawn.
    function testAReviewEndsThePreparation() public {
        bytes32 contest = judging(0);
        vm.assertTrue(!resolver.getContest(contest).hasReviews, "no review yet");
        bytes32 review = evaluate(contest, judge, 1, hex"000000");
        vm.assertTrue(resolver.getContest(contest).hasReviews, "a review");
        revokeAs(judge, resolver.evaluationSchema(), review);
        vm.assertTrue(resolver.getContest(contest).hasReviews, "a review was accepted");
        checkPreparationHasEnded(contest);
    }

    function testACommitmentEndsThePreparation() public {
        bytes32 contest = judging(SEALED);
        vm.assertTrue(!resolver.getContest(contest).hasReviews, "no commitment yet");
        commit(contest, judge, 1, hex"000000", SALT);
        vm.assertTrue(resolver.getContest(contest).hasReviews, "a commitment");
        checkPreparationHasEnded(contest);
    }

    function checkPreparationHasEnded(bytes32 contest) private {
        bytes memory reason = abi.encodeWithSelector(IContestResolver.OutsideWindow.selector, 0, 2000);
        AttestationRequest memory r = request(resolver.judgesSchema(), contest, judgesData(judge2, false));
        vm.prank(stranger);
        (bool ok, bytes memory answer) = address(eas).call(abi.encodeCall(eas.attest, (r)));
        vm.assertTrue(!ok, "refused");
        vm.assertEq(answer, reason, "before the actor is asked");
        refusesRevocation(
            IContestResolver.OutsideWindow.selector, organizer, resolver.contestSchema(), contest
        );
    }

    /// @dev What came of judging before the first review does not count.
    function testStartsAgainBeforeTheFirstReview() public {
        bytes32 contest = judging(0);
        recuse(contest, judge2, 1);
        disqualify(contest, 2);
        changeJudge(contest, judge, false);
        refuses(
            IContestResolver.NotJudge.selector,
            judge,
            resolver.evaluationSchema(),
            contest,
            evaluationData(1, hex"000000")
        );
        vm.warp(2999);
        revokeAs(organizer, resolver.contestSchema(), contest);
        vm.assertTrue(resolver.getContest(contest).isRevoked, "revoked");
        vm.assertEq(resolver.getContest(contest).acts, 4, "acts");
    }

    function testAnEditNeedsAdmissionAgain() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 first = submit(contest, entrant);
        admit(contest, first);
        bytes32 second = attestAs(entrant, resolver.entrySchema(), contest, submissionData(first));
        vm.assertTrue(resolver.getEntry(contest, 3).status == EntryStatus.Withdrawn, "the number is withdrawn");
        vm.assertTrue(resolver.getSubmission(contest, first).status == SubmissionStatus.Replaced, "replaced");
        bytes4 reason = IContestResolver.SubmissionIsReplaced.selector;
        refuses(reason, entrant, resolver.entrySchema(), contest, submissionData(first));
        refuses(reason, organizer, resolver.admitSchema(), contest, admissionData(nextNumber(contest), first));
        refusesRevocation(IContestResolver.NotInForce.selector, entrant, resolver.entrySchema(), first);
        bytes32 third = attestAs(entrant, resolver.entrySchema(), contest, submissionData(second));
        admit(contest, third);
        vm.assertEq(resolver.getSubmission(contest, third).entry, 4, "a new number");
        vm.warp(2000);
        bytes memory data = evaluationData(3, hex"000000");
        refuses(IContestResolver.EntryIsWithdrawn.selector, judge, resolver.evaluationSchema(), contest, data);
        evaluate(contest, judge, 4, hex"000000");
    }

    function testWithdrawsSubmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 first = submit(contest, entrant);
        bytes32 second = submit(contest, entrant);
        admit(contest, second);
        revokeAs(entrant, resolver.entrySchema(), first);
        revokeAs(entrant, resolver.entrySchema(), second);
        vm.assertTrue(resolver.getSubmission(contest, first).status == SubmissionStatus.Withdrawn, "withdrawn");
        vm.assertTrue(resolver.getEntry(contest, 3).status == EntryStatus.Withdrawn, "the number, too");
        bytes4 reason = IContestResolver.SubmissionIsWithdrawn.selector;
        refuses(reason, organizer, resolver.admitSchema(), contest, admissionData(nextNumber(contest), first));
        refuses(reason, entrant, resolver.entrySchema(), contest, submissionData(first));
    }

    function testADisqualifiedEntryCannotBeTakenBack() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        admit(contest, submission);
        disqualify(contest, 3);
        bytes4 reason = IContestResolver.EntryIsDisqualified.selector;
        refusesRevocation(reason, entrant, resolver.entrySchema(), submission);
        refuses(reason, entrant, resolver.entrySchema(), contest, submissionData(submission));
    }

    function testReveals() public {
        bytes32 contest = judging(SEALED);
        commit(contest, judge, 1, hex"0a0503", SALT);
        checkEntry(contest, 1, 0, 0);
        vm.warp(3000);
        bytes memory data = revealData(1, judge, hex"0a0503", SALT);
        bytes32 reveal = attestAs(stranger, resolver.revealSchema(), contest, data);
        checkEntry(contest, 1, 35, 1);
        vm.assertEq(resolver.getReview(contest, 1, judge).uid, reveal, "in force");
        vm.assertEq(resolver.getReview(contest, 1, judge).acts, 2, "acts");
        vm.assertTrue(resolver.getReview(contest, 1, judge).isRevealed, "revealed");
        refuses(IContestResolver.AlreadyRevealed.selector, judge, resolver.revealSchema(), contest, data);
    }

    function testRevealsTheCommitmentInForceOnly() public {
        bytes32 contest = judging(SEALED);
        bytes32 first = commit(contest, judge, 1, hex"0a0503", SALT);
        bytes32 second = commit(contest, judge, 1, hex"000000", SALT);
        refusesRevocation(IContestResolver.NotInForce.selector, judge, resolver.commitSchema(), first);
        bytes32 third = commit(contest, judge, 2, hex"000000", SALT);
        revokeAs(judge, resolver.commitSchema(), third);
        commit(contest, judge2, 2, hex"000000", SALT);
        recuse(contest, judge2, 2);
        vm.assertEq(resolver.getReview(contest, 1, judge).uid, second, "in force");
        vm.warp(3000);
        bytes32 schema = resolver.revealSchema();
        bytes4 wrong = IContestResolver.WrongPreimage.selector;
        bytes4 none = IContestResolver.NotCommitted.selector;
        refuses(wrong, judge, schema, contest, revealData(1, judge, hex"0a0503", SALT));
        refuses(wrong, judge, schema, contest, revealData(1, judge, hex"000000", keccak256("other")));
        refuses(none, judge, schema, contest, revealData(2, judge, hex"000000", SALT));
        refuses(none, judge, schema, contest, revealData(2, judge2, hex"000000", SALT));
        refuses(none, judge, schema, contest, revealData(1, stranger, hex"000000", SALT));
        attestAs(judge, schema, contest, revealData(1, judge, hex"000000", SALT));
    }

    function testACopiedCommitmentOpensForNobody() public {
        bytes32 contest = judging(SEALED);
        bytes32 copied = commitmentOf(contest, 1, judge, hex"0a0503", SALT);
        attestAs(judge2, resolver.commitSchema(), contest, abi.encode(uint16(1), copied));
        attestAs(judge, resolver.commitSchema(), contest, abi.encode(uint16(2), copied));
        vm.warp(3000);
        bytes4 wrong = IContestResolver.WrongPreimage.selector;
        bytes32 schema = resolver.revealSchema();
        refuses(wrong, judge2, schema, contest, revealData(1, judge2, hex"0a0503", SALT));
        refuses(wrong, judge, schema, contest, revealData(2, judge, hex"0a0503", SALT));
        vm.chainId(10);
        refuses(wrong, judge2, schema, contest, revealData(1, judge2, hex"0a0503", SALT));
    }

    function testACommitmentToInvalidPointsCannotBeRevealed() public {
        bytes32 contest = judging(SEALED);
        commit(contest, judge, 1, hex"0b0503", SALT);
        commit(contest, judge2, 1, hex"0a05", SALT);
        vm.warp(3000);
        bytes32 schema = resolver.revealSchema();
        bytes memory data = revealData(1, judge, hex"0b0503", SALT);
        refuses(IContestResolver.OverMaximum.selector, judge, schema, contest, data);
        data = revealData(1, judge2, hex"0a05", SALT);
        refuses(IContestResolver.WrongNumberOfPoints.selector, judge, schema, contest, data);
    }

    function testDoesNotRevealReviewsOfDisqualifiedEntries() public {
        bytes32 contest = judging(SEALED);
        commit(contest, judge, 2, hex"000000", SALT);
        disqualify(contest, 2);
        vm.warp(3000);
        bytes memory data = revealData(2, judge, hex"000000", SALT);
        refuses(IContestResolver.EntryIsDisqualified.selector, judge, resolver.revealSchema(), contest, data);
    }

    /// @dev The log is recomputed from what the resolver returns.
    function testBindsActsIntoTheHead() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 submission = submit(contest, entrant);
        bytes32 admission = admit(contest, submission);
        vm.warp(1500);
        revokeAs(entrant, resolver.entrySchema(), submission);
        vm.warp(2500);
        bytes32 review = evaluate(contest, judge, 1, hex"0a0503");
        revokeAs(judge, resolver.evaluationSchema(), review);

        bytes32 head = keccak256(abi.encode("laurel/acts", uint256(8453), eas, resolver, contest));
        head = keccak256(abi.encode(head, uint256(1), uint256(6), admission, uint256(100)));
        head = keccak256(abi.encode(head, uint256(2), uint256(5), submission, uint256(1500)));
        head = keccak256(abi.encode(head, uint256(3), uint256(8), review, uint256(2500)));
        head = keccak256(abi.encode(head, uint256(4), uint256(9), review, uint256(2500)));
        vm.assertEq(resolver.getContest(contest).head, head, "the head");
        vm.assertEq(resolver.getContest(contest).acts, 4, "acts");
        bytes32[] memory acts = resolver.getActs(contest, 1, 10);
        vm.assertEq(acts.length, 4, "acts");
        vm.assertEq(acts[0], admission, "1");
        vm.assertEq(acts[1], submission, "2");
        vm.assertEq(acts[2], review, "3");
        vm.assertEq(acts[3], review, "4");

        head = keccak256(abi.encode("laurel/submissions", uint256(8453), eas, resolver, contest));
        head = keccak256(abi.encode(head, uint256(1), uint256(2), submission, uint256(100)));
        head = keccak256(abi.encode(head, uint256(2), uint256(3), submission, uint256(1500)));
        vm.assertEq(resolver.getContest(contest).submissionsHead, head, "the head of submissions");
        vm.assertEq(resolver.getSubmissions(contest, 1, 10).length, 2, "submissions");
        vm.assertEq(resolver.getSubmissions(contest, 2, 10)[0], submission, "the second");
    }

    function testPages() public {
        bytes32 contest = judging(0);
        bytes32[4] memory uids;
        for (uint256 i = 0; i < 4; ++i) uids[i] = evaluate(contest, judge, 1, hex"000000");
        vm.assertEq(resolver.getActs(contest, 0, 9).length, 0, "numbers begin at 1");
        vm.assertEq(resolver.getActs(contest, 5, 9).length, 0, "after the last");
        vm.assertEq(resolver.getActs(contest, 2, 0).length, 0, "none wanted");
        bytes32[] memory page = resolver.getActs(contest, 2, 2);
        vm.assertEq(page.length, 2, "a page");
        vm.assertEq(page[0], uids[1], "the second");
        vm.assertEq(page[1], uids[2], "the third");
        page = resolver.getActs(contest, 4, type(uint32).max);
        vm.assertEq(page.length, 1, "the last page");
        vm.assertEq(page[0], uids[3], "the last");
    }

    function testEmitsActs() public {
        vm.recordLogs();
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        checkEvent(IContestResolver.ContestStarted.selector, contest, bytes32(uint256(uint160(organizer))), "");
        bytes32 submission = submit(contest, entrant);
        IContestResolver.ContestView memory v = resolver.getContest(contest);
        bytes memory data = abi.encode(uint256(1), uint256(2), uint256(100), v.submissionsHead);
        checkEvent(IContestResolver.Submission.selector, contest, submission, data);
        bytes32 admission = admit(contest, submission);
        data = abi.encode(uint256(1), uint256(6), uint256(100), resolver.getContest(contest).head);
        checkEvent(IContestResolver.Act.selector, contest, admission, data);
    }

    /// @dev EAS emits `Attested` before. The first topic is the hash of the event's name and its types.
    function checkEvent(bytes32 topic, bytes32 contest, bytes32 second, bytes memory data) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 2, "one event of EAS, one of the resolver");
        Vm.Log memory log = logs[1];
        vm.assertEq(log.emitter, address(resolver), "the emitter");
        vm.assertEq(log.topics.length, 3, "two are indexed");
        vm.assertEq(log.topics[0], topic, "the event");
        vm.assertEq(log.topics[1], contest, "the contest");
        vm.assertEq(log.topics[2], second, "the UID or the organizer");
        vm.assertEq(log.data, data, "its data");
    }

    function testNamesOfEvents() public pure {
        bytes32 topic = keccak256("Act(bytes32,uint32,uint8,bytes32,uint64,bytes32)");
        vm.assertEq(IContestResolver.Act.selector, topic, "Act");
        topic = keccak256("Submission(bytes32,uint32,uint8,bytes32,uint64,bytes32)");
        vm.assertEq(IContestResolver.Submission.selector, topic, "Submission");
        topic = keccak256("ContestStarted(bytes32,address)");
        vm.assertEq(IContestResolver.ContestStarted.selector, topic, "ContestStarted");
    }

    /// @dev The kinds are part of the accumulator.
    function testNumbersTheKindsOfActs() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 first = submit(contest, entrant);
        bytes32 second = submit(contest, entrant);
        vm.recordLogs();
        admit(contest, first);
        admit(contest, second);
        attestAs(entrant, resolver.entrySchema(), contest, submissionData(first));
        revokeAs(entrant, resolver.entrySchema(), second);
        changeJudge(contest, stranger, true);
        vm.warp(2000);
        bytes32 review = evaluate(contest, judge, 1, hex"000000");
        revokeAs(judge, resolver.evaluationSchema(), review);
        recuse(contest, judge, 1);
        disqualify(contest, 1);
        postpone(contest, Times(1000, 2000, 3001, 3001));
        list(contest, 1);
        checkKinds(hex"060604050708090a0b0f10");
        vm.warp(100);
        revokeAs(organizer, resolver.contestSchema(), contest);
        checkKinds(hex"01");
        contest = startContest(contestData(SEALED));
        vm.warp(2000);
        vm.recordLogs();
        bytes32 commitment = commit(contest, judge, 1, hex"000000", SALT);
        revokeAs(judge, resolver.commitSchema(), commitment);
        vm.assertEq(resolver.getReview(contest, 1, judge).commitment, 0, "nothing to open");
        commit(contest, judge, 1, hex"000000", SALT);
        vm.warp(3000);
        attestAs(judge, resolver.revealSchema(), contest, revealData(1, judge, hex"000000", SALT));
        checkKinds(hex"0c0d0c0e");
    }

    function checkKinds(bytes memory kinds) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 found = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] != IContestResolver.Act.selector) continue;
            (, uint256 kind) = abi.decode(logs[i].data, (uint256, uint256));
            vm.assertEq(kind, uint8(kinds[found]), "the kind");
            found += 1;
        }
        vm.assertEq(found, kinds.length, "acts");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {IEAS} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice The table of docs/protocol/contests.md: each act, in each phase, by each actor, at the first and last second of the phase.
contract TableTest is ResolverTest {
    enum Act {
        Submit,
        Edit,
        EditAdmitted,
        WithdrawSubmission,
        WithdrawAdmitted,
        Admit,
        List,
        AddJudges,
        RemoveJudges,
        Postpone,
        RevokeContest,
        Disqualify,
        Recuse,
        Evaluate,
        WithdrawEvaluation,
        Commit,
        WithdrawCommitment,
        Reveal
    }

    bytes32 private constant SALT = keccak256("salt");

    // A contest with the flags of the act, and what can exist in it.
    bytes32 private contest;
    bytes32 private pending;
    bytes32 private admitted;
    bytes32 private review;

    /// @dev Where the phases begin, and a second after the last one.
    uint256[6] private bounds;

    /// @param isPostponed Whether all times are others than those of the start.
    /// @param hasReview Whether there is a review or commitment.
    function prepare(uint8 flags, bool isPostponed, bool hasReview) private {
        vm.warp(100);
        contest = startContest(contestData(flags));
        pending = submit(contest, entrant);
        admitted = submit(contest, entrant);
        admit(contest, admitted);
        bounds = [uint256(100), 1000, 2000, 3000, 4000, 5000];
        if (isPostponed) {
            postpone(contest, Times(1100, 2300, 3600, flags & SEALED == 0 ? 3600 : 4900));
            bounds = [uint256(100), 1100, 2300, 3600, 4900, 6000];
        }
        if (!hasReview) return;
        vm.warp(bounds[2]);
        if (flags & SEALED == 0) review = evaluate(contest, judge, 1, hex"0a0503");
        else review = commit(contest, judge, 1, hex"0a0503", SALT);
    }

    function perform(Act act, address who) private returns (bytes4 failure) {
        if (act == Act.WithdrawSubmission) return tryRevoke(who, resolver.entrySchema(), pending);
        if (act == Act.WithdrawAdmitted) return tryRevoke(who, resolver.entrySchema(), admitted);
        if (act == Act.RevokeContest) return tryRevoke(who, resolver.contestSchema(), contest);
        if (act == Act.WithdrawEvaluation) return tryRevoke(who, resolver.evaluationSchema(), review);
        if (act == Act.WithdrawCommitment) return tryRevoke(who, resolver.commitSchema(), review);
        (bytes32 schema, bytes memory data) = describe(act);
        (failure,) = tryAttest(who, request(schema, contest, data));
    }

    function describe(Act act) private view returns (bytes32 schema, bytes memory data) {
        if (act == Act.Submit) return (resolver.entrySchema(), submissionData(0));
        if (act == Act.Edit) return (resolver.entrySchema(), submissionData(pending));
        if (act == Act.EditAdmitted) return (resolver.entrySchema(), submissionData(admitted));
        if (act == Act.Admit) return (resolver.admitSchema(), admissionData(4, pending));
        if (act == Act.List) return (resolver.listSchema(), listData(4, 2));
        if (act == Act.AddJudges) return (resolver.judgesSchema(), abi.encode(crowd(0xB3, 2), true));
        if (act == Act.RemoveJudges) return (resolver.judgesSchema(), judgesData(judge2, false));
        if (act == Act.Postpone) return (resolver.postponeSchema(), laterData());
        if (act == Act.Disqualify) return (resolver.disqualifySchema(), abi.encode(uint16(2), "A reason."));
        if (act == Act.Recuse) return (resolver.recusalSchema(), abi.encode(uint16(1)));
        if (act == Act.Evaluate) return (resolver.evaluationSchema(), evaluationData(2, hex"0a0503"));
        if (act == Act.Commit) return (resolver.commitSchema(), abi.encode(uint16(2), keccak256("commitment")));
        return (resolver.revealSchema(), revealData(1, judge, hex"0a0503", SALT));
    }

    /// @dev A postponement that is valid until judging ends.
    function laterData() private view returns (bytes memory) {
        Times memory t = timesOf(contest);
        t.closesAt += 1;
        t.revealUntil += 1;
        return postponementData(t);
    }

    /// @dev A row of the table, with the times of the start and with others.
    /// @param phases Per phase (submissions, admission, judging, revealing, closed) y or n.
    /// @param isActor Who may act.
    /// @param otherwise The error for anybody else.
    function row(
        Act act,
        uint8 flags,
        string memory phases,
        function(address) internal pure returns (bool) isActor,
        bytes4 otherwise
    ) private {
        row(act, flags, true, phases, isActor, otherwise);
    }

    function row(
        Act act,
        uint8 flags,
        bool hasReview,
        string memory phases,
        function(address) internal pure returns (bool) isActor,
        bytes4 otherwise
    ) private {
        for (uint256 i = 0; i < 2; ++i) {
            prepare(flags, i == 1, hasReview);
            checkRow(act, phases, isActor, otherwise);
        }
    }

    function checkRow(
        Act act,
        string memory phases,
        function(address) internal pure returns (bool) isActor,
        bytes4 otherwise
    ) private {
        address[5] memory actors = [organizer, judge, judge2, entrant, stranger];
        for (uint256 i = 0; i < actors.length; ++i) {
            // EAS compares the attester before it asks the resolver.
            bool isDenied = otherwise == denied && !isActor(actors[i]);
            for (uint256 phase = 0; phase < 5; ++phase) {
                bytes4 expected = isDenied
                    ? denied
                    : bytes(phases)[phase] == "n"
                        ? IContestResolver.OutsideWindow.selector
                        : isActor(actors[i]) ? bytes4(0) : otherwise;
                cell(act, actors[i], bounds[phase], expected);
                cell(act, actors[i], bounds[phase + 1] - 1, expected);
            }
        }
        if (act == Act.RevokeContest) return;
        vm.warp(bounds[2] - 1);
        revokeAs(organizer, resolver.contestSchema(), contest);
        for (uint256 i = 0; i < actors.length; ++i) {
            bool isDenied = otherwise == denied && !isActor(actors[i]);
            for (uint256 phase = 0; phase < 5; ++phase) {
                bytes4 expected = isDenied ? denied : IContestResolver.ContestIsRevoked.selector;
                cell(act, actors[i], bounds[phase] + 500, expected);
            }
        }
    }

    function isAnybody(address) private pure returns (bool) {
        return true;
    }

    function isEntrant(address who) private pure returns (bool) {
        return who == entrant;
    }

    function isOrganizer(address who) private pure returns (bool) {
        return who == organizer;
    }

    function isListed(address who) private pure returns (bool) {
        return who == judge || who == judge2;
    }

    function isItsJudge(address who) private pure returns (bool) {
        return who == judge;
    }

    function cell(Act act, address who, uint256 time, bytes4 expected) private {
        uint256 snapshot = vm.snapshotState();
        vm.warp(time);
        vm.assertEq(
            bytes32(perform(act, who)),
            bytes32(expected),
            string.concat("act ", vm.toString(uint256(act)), " at ", vm.toString(time), " by ", vm.toString(abi.encodePacked(who)))
        );
        vm.revertToState(snapshot);
    }

    bytes4 private constant notJudge = IContestResolver.NotJudge.selector;
    bytes4 private constant notOrganizer = IContestResolver.NotOrganizer.selector;
    bytes4 private constant denied = IEAS.AccessDenied.selector;

    function testSubmit() public {
        row(Act.Submit, SUBMISSIONS, "ynnnn", isAnybody, 0);
    }

    function testEdit() public {
        row(Act.Edit, SUBMISSIONS, "yynnn", isEntrant, IContestResolver.NotEntrant.selector);
        row(Act.EditAdmitted, SUBMISSIONS, "yynnn", isEntrant, IContestResolver.NotEntrant.selector);
    }

    function testWithdrawSubmission() public {
        row(Act.WithdrawSubmission, SUBMISSIONS, "yynnn", isEntrant, denied);
        row(Act.WithdrawAdmitted, SUBMISSIONS, "yynnn", isEntrant, denied);
    }

    function testAdmit() public {
        row(Act.Admit, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
        row(Act.Admit, SUBMISSIONS | SEALED, "yyynn", isOrganizer, notOrganizer);
    }

    function testList() public {
        row(Act.List, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
        row(Act.List, SUBMISSIONS | SEALED, "yyynn", isOrganizer, notOrganizer);
    }

    function testAddJudges() public {
        row(Act.AddJudges, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
        row(Act.AddJudges, SUBMISSIONS | SEALED, "yyynn", isOrganizer, notOrganizer);
    }

    function testRemoveJudges() public {
        row(Act.RemoveJudges, SUBMISSIONS, "yynnn", isOrganizer, notOrganizer);
        row(Act.RemoveJudges, SUBMISSIONS | SEALED, "yynnn", isOrganizer, notOrganizer);
    }

    function testRemoveJudgesBeforeTheFirstReview() public {
        row(Act.RemoveJudges, SUBMISSIONS, false, "yyynn", isOrganizer, notOrganizer);
        row(Act.RemoveJudges, SUBMISSIONS | SEALED, false, "yyynn", isOrganizer, notOrganizer);
    }

    function testPostpone() public {
        row(Act.Postpone, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
        row(Act.Postpone, SUBMISSIONS | SEALED, "yyynn", isOrganizer, notOrganizer);
    }

    function testRevokeContest() public {
        row(Act.RevokeContest, SUBMISSIONS, "yynnn", isOrganizer, denied);
        row(Act.RevokeContest, SUBMISSIONS | SEALED, "yynnn", isOrganizer, denied);
    }

    function testRevokeContestBeforeTheFirstReview() public {
        row(Act.RevokeContest, SUBMISSIONS, false, "yyynn", isOrganizer, denied);
        row(Act.RevokeContest, SUBMISSIONS | SEALED, false, "yyynn", isOrganizer, denied);
    }

    function testDisqualify() public {
        row(Act.Disqualify, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
        row(Act.Disqualify, SUBMISSIONS | SEALED, "yyynn", isOrganizer, notOrganizer);
    }

    function testRecuse() public {
        row(Act.Recuse, SUBMISSIONS, "yyynn", isListed, notJudge);
        row(Act.Recuse, SUBMISSIONS | SEALED, "yyynn", isListed, notJudge);
    }

    function testEvaluate() public {
        row(Act.Evaluate, SUBMISSIONS, "nnynn", isListed, notJudge);
    }

    function testCommit() public {
        row(Act.Commit, SUBMISSIONS | SEALED, "nnynn", isListed, notJudge);
    }

    function testWithdrawEvaluation() public {
        row(Act.WithdrawEvaluation, SUBMISSIONS, "nnynn", isItsJudge, denied);
    }

    function testWithdrawCommitment() public {
        row(Act.WithdrawCommitment, SUBMISSIONS | SEALED, "nnynn", isItsJudge, denied);
    }

    function testReveal() public {
        row(Act.Reveal, SUBMISSIONS | SEALED, "nnnyn", isAnybody, 0);
    }

    function testActsOfTheOtherMode() public {
        prepare(SUBMISSIONS | SEALED, false, true);
        for (uint256 phase = 0; phase < 5; ++phase) {
            cell(Act.Evaluate, judge, phase * 1000 + 500, IContestResolver.ContestIsSealed.selector);
        }
        prepare(SUBMISSIONS, false, true);
        for (uint256 phase = 0; phase < 5; ++phase) {
            cell(Act.Commit, judge, phase * 1000 + 500, IContestResolver.ContestIsNotSealed.selector);
            cell(Act.Reveal, judge, phase * 1000 + 500, IContestResolver.ContestIsNotSealed.selector);
        }
    }
}

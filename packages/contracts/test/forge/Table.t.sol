// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IContestResolver} from "../../contracts/IContestResolver.sol";
import {IEAS} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice The table of docs/rules/R2.md: each act, in each phase, by each actor, at the first and last second of the phase.
contract TableTest is ResolverTest {
    enum Act {
        Submit,
        Edit,
        EditAdmitted,
        WithdrawSubmission,
        WithdrawAdmitted,
        Admit,
        AddJudge,
        RemoveJudge,
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

    function prepare(uint8 flags) private {
        vm.warp(100);
        contest = startContest(contestData(flags));
        pending = submit(contest, entrant);
        admitted = submit(contest, entrant);
        admit(contest, admitted);
        vm.warp(2500);
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
        if (act == Act.AddJudge) return (resolver.judgesSchema(), judgesData(address(0xB3), true));
        if (act == Act.RemoveJudge) return (resolver.judgesSchema(), judgesData(judge2, false));
        if (act == Act.Disqualify) return (resolver.disqualifySchema(), abi.encode(uint16(2), "A reason."));
        if (act == Act.Recuse) return (resolver.recusalSchema(), abi.encode(uint16(1)));
        if (act == Act.Evaluate) return (resolver.evaluationSchema(), evaluationData(2, hex"0a0503"));
        if (act == Act.Commit) return (resolver.commitSchema(), abi.encode(uint16(2), keccak256("commitment")));
        return (resolver.revealSchema(), revealData(1, judge, hex"0a0503", SALT));
    }

    /// @dev A row of the table.
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
        prepare(flags);
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
                cell(act, actors[i], phase == 0 ? 100 : phase * 1000, expected);
                cell(act, actors[i], phase * 1000 + 999, expected);
            }
        }
        if (act == Act.RevokeContest) return;
        vm.warp(1999);
        revokeAs(organizer, resolver.contestSchema(), contest);
        for (uint256 i = 0; i < actors.length; ++i) {
            bool isDenied = otherwise == denied && !isActor(actors[i]);
            for (uint256 phase = 0; phase < 5; ++phase) {
                bytes4 expected = isDenied ? denied : IContestResolver.ContestIsRevoked.selector;
                cell(act, actors[i], phase * 1000 + 500, expected);
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
    }

    function testAddJudge() public {
        row(Act.AddJudge, SUBMISSIONS, "yyynn", isOrganizer, notOrganizer);
    }

    function testRemoveJudge() public {
        row(Act.RemoveJudge, SUBMISSIONS, "yynnn", isOrganizer, notOrganizer);
    }

    function testRevokeContest() public {
        row(Act.RevokeContest, SUBMISSIONS, "yynnn", isOrganizer, denied);
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
        prepare(SUBMISSIONS | SEALED);
        for (uint256 phase = 0; phase < 5; ++phase) {
            cell(Act.Evaluate, judge, phase * 1000 + 500, IContestResolver.ContestIsSealed.selector);
        }
        prepare(SUBMISSIONS);
        for (uint256 phase = 0; phase < 5; ++phase) {
            cell(Act.Commit, judge, phase * 1000 + 500, IContestResolver.ContestIsNotSealed.selector);
            cell(Act.Reveal, judge, phase * 1000 + 500, IContestResolver.ContestIsNotSealed.selector);
        }
    }
}

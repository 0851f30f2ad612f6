// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EntryStatus, IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Logs of 2^24 - 1 acts. Acts that fill them would cost too much, so the counters are overwritten.
contract CountersTest is ResolverTest {
    /// @param offset The lowest bit of the counter in the slot C + 1.
    function setCounter(bytes32 contest, uint256 offset, uint256 value) private {
        bytes32 slot = bytes32(uint256(keccak256(abi.encode(contest, 0))) + 1);
        uint256 word = uint256(vm.load(address(resolver), slot)) & ~(uint256(type(uint24).max) << offset);
        vm.store(address(resolver), slot, bytes32(word | value << offset));
    }

    uint256 private constant ACTS = 160;
    uint256 private constant SUBMISSION_ACTS = 184;
    bytes4 private constant full = IContestResolver.TooManyActs.selector;

    /// @dev Each act with another fault is refused for that fault: the counter comes last.
    function testAFullLogOfActsRefusesEachAct() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 pending = submit(contest, entrant);
        bytes32 admitted = submit(contest, entrant);
        admit(contest, admitted);
        setCounter(contest, ACTS, type(uint24).max - 1);
        list(contest, 1);
        vm.assertEq(resolver.getContest(contest).acts, type(uint24).max, "full");
        bytes32 head = resolver.getContest(contest).head;

        refuses(full, organizer, resolver.admitSchema(), contest, admissionData(5, pending));
        bytes memory data = admissionData(5, admitted);
        refuses(IContestResolver.AlreadyAdmitted.selector, organizer, resolver.admitSchema(), contest, data);
        refuses(full, organizer, resolver.listSchema(), contest, listData(5, 1));
        data = listData(4, 1);
        refuses(IContestResolver.WrongNumber.selector, organizer, resolver.listSchema(), contest, data);
        bytes32 schema = resolver.judgesSchema();
        refuses(full, organizer, schema, contest, judgesData(stranger, true));
        refuses(full, organizer, schema, contest, judgesData(judge, false));
        refuses(IContestResolver.AlreadyJudge.selector, organizer, schema, contest, judgesData(judge, true));
        data = postponementData(Times(1001, 2001, 3001, 3001));
        refuses(full, organizer, resolver.postponeSchema(), contest, data);
        data = postponementData(Times(1000, 2000, 3000, 3000));
        refuses(IContestResolver.WrongTimes.selector, organizer, resolver.postponeSchema(), contest, data);
        refuses(full, organizer, resolver.disqualifySchema(), contest, abi.encode(uint16(1), "A reason."));
        refuses(full, judge, resolver.recusalSchema(), contest, abi.encode(uint16(1)));
        data = abi.encode(uint16(6));
        refuses(IContestResolver.UnknownEntry.selector, judge, resolver.recusalSchema(), contest, data);
        refusesRevocation(full, organizer, resolver.contestSchema(), contest);
        // An act in both logs needs room in both.
        refuses(full, entrant, resolver.entrySchema(), contest, submissionData(admitted));
        refusesRevocation(full, entrant, resolver.entrySchema(), admitted);
        attestAs(entrant, resolver.entrySchema(), contest, submissionData(pending));
        vm.assertEq(resolver.getContest(contest).submissions, 3, "the other log has room");
        vm.warp(2000);
        refuses(full, judge, resolver.evaluationSchema(), contest, evaluationData(1, hex"000000"));
        data = evaluationData(1, hex"0b0000");
        refuses(IContestResolver.OverMaximum.selector, judge, resolver.evaluationSchema(), contest, data);
        vm.assertTrue(!resolver.getContest(contest).hasReviews, "nothing of a refused act");
        vm.assertEq(resolver.getContest(contest).head, head, "nothing of a refused act");
    }

    function testAFullLogOfActsEndsReviews() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        bytes32 review = evaluate(contest, judge, 1, hex"000000");
        setCounter(contest, ACTS, type(uint24).max);
        refusesRevocation(full, judge, resolver.evaluationSchema(), review);
        vm.warp(100);
        contest = startContest(contestData(SEALED));
        vm.warp(2000);
        bytes32 commitment = commit(contest, judge, 1, hex"000000", "salt");
        setCounter(contest, ACTS, type(uint24).max);
        bytes memory data = abi.encode(uint16(2), commitment);
        refuses(full, judge, resolver.commitSchema(), contest, data);
        refusesRevocation(full, judge, resolver.commitSchema(), commitment);
        vm.warp(3000);
        data = revealData(1, judge, hex"000000", "salt");
        refuses(full, judge, resolver.revealSchema(), contest, data);
        data = revealData(1, judge, hex"000000", "other");
        refuses(IContestResolver.WrongPreimage.selector, judge, resolver.revealSchema(), contest, data);
    }

    function testAFullLogOfSubmissionsLeavesTheActs() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 pending = submit(contest, entrant);
        bytes32 admitted = submit(contest, entrant);
        admit(contest, admitted);
        setCounter(contest, SUBMISSION_ACTS, type(uint24).max - 1);
        bytes32 last = submit(contest, stranger);
        vm.assertEq(resolver.getContest(contest).submissions, type(uint24).max, "full");
        vm.assertEq(resolver.getContest(contest).acts, 1, "the other counter");
        bytes32 schema = resolver.entrySchema();
        refuses(full, stranger, schema, contest, submissionData(0));
        refuses(full, entrant, schema, contest, submissionData(pending));
        refuses(full, entrant, schema, contest, submissionData(admitted));
        bytes memory data = submissionData(keccak256("unknown"));
        refuses(IContestResolver.UnknownSubmission.selector, entrant, schema, contest, data);
        refusesRevocation(full, entrant, schema, pending);
        refusesRevocation(full, entrant, schema, admitted);
        vm.assertEq(resolver.getContest(contest).acts, 1, "nothing of a refused act");
        vm.assertTrue(resolver.getEntry(contest, 3).status == EntryStatus.Standing, "nothing of a refused act");
        admit(contest, last);
        disqualify(contest, 3);
    }
}

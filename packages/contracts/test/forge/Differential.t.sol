// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {AttestationRequest, AttestationRequestData} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Random histories agree act by act with @org/contests, which wrote what it expects into a
/// file (test/writeHistories.ts).
contract DifferentialTest is ResolverTest {
    struct Step {
        uint64 time;
        address who;
        bool isRevocation;
        bool isRevocable;
        bytes32 schema;
        bytes32 refUID;
        bytes data;
        bytes32 uid;
        bytes4 failure;
        bytes32 contest;
        uint32 acts;
        bytes32 head;
        bytes32 submissionsHead;
        Times times;
        Times start;
        bool hasReviews;
        uint16 judges;
        uint16 entries;
        uint16 entry;
        uint64 sum;
        uint16 reviews;
    }

    function testHistoriesAgreeWithTheReference() public {
        string memory file = vm.envOr("HISTORIES", string(""));
        if (bytes(file).length == 0) return;
        uint256 snapshot = vm.snapshotState();
        uint256 histories = 0;
        uint256 count = vm.envUint("HISTORY_COUNT");
        while (histories < count && this.checkNext(file, histories)) {
            histories += 1;
            vm.revertToState(snapshot);
        }
        vm.assertEq(histories, count, "all histories");
    }

    /// @dev A call of its own, whose memory is released: all histories need more than forge allows.
    function checkNext(string calldata file, uint256 number) external returns (bool) {
        string memory line = vm.readLine(file);
        if (bytes(line).length == 0) return false;
        Step[] memory steps = abi.decode(vm.parseBytes(line), (Step[]));
        for (uint256 i = 0; i < steps.length; ++i) {
            check(steps[i], string.concat("history ", vm.toString(number), ", act ", vm.toString(i)));
        }
        return true;
    }

    function check(Step memory s, string memory where) private {
        vm.warp(s.time);
        bytes4 failure;
        bytes32 uid = s.uid;
        if (s.isRevocation) {
            failure = tryRevoke(s.who, s.schema, s.uid);
        } else {
            AttestationRequestData memory data =
                AttestationRequestData(address(0), 0, s.isRevocable, s.refUID, s.data, 0);
            (failure, uid) = tryAttest(s.who, AttestationRequest(s.schema, data));
        }
        vm.assertEq(bytes32(failure), bytes32(s.failure), where);
        if (failure == 0) vm.assertEq(uid, s.uid, where);
        IContestResolver.ContestView memory contest = resolver.getContest(s.contest);
        vm.assertEq(contest.acts, s.acts, where);
        vm.assertEq(contest.head, s.head, where);
        vm.assertEq(contest.submissionsHead, s.submissionsHead, where);
        vm.assertEq(abi.encode(timesOf(s.contest)), abi.encode(s.times), where);
        vm.assertEq(abi.encode(contest.start), abi.encode(s.start), where);
        vm.assertEq(contest.hasReviews, s.hasReviews, where);
        vm.assertEq(contest.judges, s.judges, where);
        vm.assertEq(contest.entries, s.entries, where);
        IContestResolver.EntryView memory entry = resolver.getEntry(s.contest, s.entry);
        vm.assertEq(entry.sum, s.sum, where);
        vm.assertEq(entry.reviews, s.reviews, where);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Times} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice The section "Storage" of docs/protocol/contests.md: verifiers check proofs of these slots.
contract LayoutTest is ResolverTest {
    bytes32 private constant SALT = keccak256("salt");

    function load(uint256 slot) private view returns (uint256) {
        return uint256(vm.load(address(resolver), bytes32(slot)));
    }

    function slotOf(uint256 key, uint256 slot) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(key, slot)));
    }

    function testContest() public {
        ContestData memory data = contestData(SUBMISSIONS | SEALED);
        bytes32 contest = startContest(data);
        bytes32 submission = submit(contest, entrant);
        bytes32 admission = admit(contest, submission);
        bytes32 pending = submit(contest, entrant);
        uint256 c = slotOf(uint256(contest), 0);
        vm.assertEq(bytes32(load(c)), resolver.getContest(contest).head, "head");
        uint256 packed = uint160(organizer) | (1 << 160) | (2 << 184) | (3 << 208) | (3 << 216) | (2 << 224) | (3 << 240);
        vm.assertEq(load(c + 1), packed, "organizer, acts, submissions, flags, criteria, judges, entries");
        vm.assertEq(load(c + 2), 1000 | (2000 << 64) | (3000 << 128) | (4000 << 192), "times");
        vm.assertEq(bytes32(load(c + 3)), bytes32(hex"0a0503"), "maximum points");
        vm.assertEq(bytes32(load(c + 4)), bytes32(hex"010205"), "weights");
        vm.assertEq(bytes32(load(c + 5)), resolver.getContest(contest).submissionsHead, "head of submissions");
        vm.assertEq(bytes32(load(slotOf(1, c + 6))), admission, "act 1");
        vm.assertEq(bytes32(load(slotOf(2, c + 7))), pending, "submission 2");
        vm.assertEq(load(slotOf(uint160(judge), c + 8)), 1, "a judge");
        vm.assertEq(load(slotOf(uint160(stranger), c + 8)), 0, "not a judge");
        vm.assertEq(load(slotOf(uint256(submission), c + 11)), uint160(entrant) | (2 << 160) | (3 << 168), "submission");
        vm.assertEq(load(slotOf(uint256(pending), c + 11)), uint160(entrant) | (1 << 160), "pending");
        revokeAs(organizer, resolver.contestSchema(), contest);
        vm.assertEq(uint8(load(c + 1) >> 208), 128 + 3, "revoked");
    }

    function pack(Times memory t) private pure returns (uint256) {
        return uint256(t.submissionsUntil) | uint256(t.opensAt) << 64 | uint256(t.closesAt) << 128
            | uint256(t.revealUntil) << 192;
    }

    function testTimes() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        uint256 c = slotOf(uint256(contest), 0);
        Times memory start = Times(1000, 2000, 3000, 4000);
        vm.assertEq(load(c + 2), pack(start), "in force");
        vm.assertEq(load(c + 12), 0, "absent");
        postpone(contest, Times(1001, 2002, 3003, 4004));
        vm.assertEq(load(c + 2), pack(Times(1001, 2002, 3003, 4004)), "in force");
        vm.assertEq(load(c + 12), pack(start), "the start");
        postpone(contest, Times(1001, 2002, 3003, 5005));
        vm.assertEq(load(c + 2), pack(Times(1001, 2002, 3003, 5005)), "in force");
        vm.assertEq(load(c + 12), pack(start), "still the start");
    }

    /// @dev Numbers that need more than a byte.
    function testManyJudgesAndEntries() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        for (uint160 i = 0; i < 3; ++i) {
            bytes memory data = abi.encode(crowd(0x1000 + i * 100, 100), true);
            attestAs(organizer, resolver.judgesSchema(), contest, data);
        }
        list(contest, 200);
        list(contest, 100);
        bytes32 submission = submit(contest, entrant);
        admit(contest, submission);
        uint256 c = slotOf(uint256(contest), 0);
        uint256 counters = (6 << 160) | (1 << 184);
        uint256 packed = uint160(organizer) | counters | (1 << 208) | (3 << 216) | (302 << 224) | (303 << 240);
        vm.assertEq(load(c + 1), packed, "organizer, acts, submissions, flags, criteria, judges, entries");
        uint256 slot = slotOf(uint256(submission), c + 11);
        vm.assertEq(load(slot), uint160(entrant) | (2 << 160) | (303 << 168), "submission");
    }

    function flagsOf(bytes32 contest) private view returns (uint8) {
        return uint8(load(slotOf(uint256(contest), 0) + 1) >> 208);
    }

    function testFlagOfReviews() public {
        bytes32 open = startContest(contestData(SUBMISSIONS));
        bytes32 closed = startContest(contestData(SEALED));
        vm.warp(2000);
        recuse(open, judge2, 1);
        vm.assertEq(flagsOf(open), SUBMISSIONS, "no review yet");
        evaluate(open, judge, 1, hex"000000");
        vm.assertEq(flagsOf(open), 64 + SUBMISSIONS, "a review");
        evaluate(open, judge, 2, hex"000000");
        vm.assertEq(flagsOf(open), 64 + SUBMISSIONS, "two reviews");
        vm.assertEq(flagsOf(closed), SEALED, "no commitment yet");
        commit(closed, judge, 1, hex"000000", SALT);
        vm.assertEq(flagsOf(closed), 64 + SEALED, "a commitment");
    }

    function testReviews() public {
        bytes32 contest = startContest(contestData(0));
        vm.warp(2000);
        uint256 c = slotOf(uint256(contest), 0);
        vm.assertEq(load(slotOf(1, c + 9)), 0, "absent");
        evaluate(contest, judge, 1, hex"0a0503");
        bytes32 uid = evaluate(contest, judge, 1, hex"010000");
        evaluate(contest, judge2, 1, hex"0a0503");
        disqualify(contest, 1);
        recuse(contest, judge2, 2);
        vm.assertEq(load(slotOf(1, c + 9)), 36 | (2 << 64) | (2 << 80), "sum, reviews, status");
        uint256 r = slotOf(uint160(judge), slotOf(1, c + 10));
        vm.assertEq(bytes32(load(r)), uid, "in force");
        vm.assertEq(load(r + 1), 1 | (2 << 32), "score and acts");
        r = slotOf(uint160(judge2), slotOf(2, c + 10));
        vm.assertEq(load(r + 1), (1 << 32) | (1 << 40), "recused");
    }

    function testCommitments() public {
        bytes32 contest = startContest(contestData(SEALED));
        vm.warp(2000);
        bytes32 uid = commit(contest, judge, 1, hex"0a0503", SALT);
        uint256 r = slotOf(uint160(judge), slotOf(1, slotOf(uint256(contest), 0) + 10));
        vm.assertEq(bytes32(load(r)), uid, "in force");
        vm.assertEq(bytes32(load(r + 2)), commitmentOf(contest, 1, judge, hex"0a0503", SALT), "commitment");
        vm.warp(3000);
        attestAs(judge, resolver.revealSchema(), contest, revealData(1, judge, hex"0a0503", SALT));
        vm.assertEq(load(r + 1), 35 | (2 << 32) | (1 << 48), "revealed");
    }

    /// @dev 1,500 acts would take long, so the counter is overwritten.
    function testAPageHasAtMost1000Acts() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 slot = bytes32(slotOf(uint256(contest), 0) + 1);
        vm.store(address(resolver), slot, bytes32(load(uint256(slot)) | (1500 << 160)));
        vm.assertEq(resolver.getActs(contest, 1, 1500).length, 1000, "a page");
        vm.assertEq(resolver.getActs(contest, 1001, 1500).length, 500, "the last page");
    }
}

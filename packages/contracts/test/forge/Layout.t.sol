// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice The section "Storage" of docs/rules/R2.md: verifiers check proofs of these slots.
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

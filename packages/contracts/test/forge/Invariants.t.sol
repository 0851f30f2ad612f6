// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {Handler} from "./Handler.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice After any history: sums equal the reviews in force, the head equals the recomputed one, and nothing was accepted
/// from a stranger, outside its window or beyond a maximum.
abstract contract InvariantTest is ResolverTest {
    Handler internal handler;

    function isSealed() internal pure virtual returns (bool);

    function setUp() public override {
        super.setUp();
        handler = new Handler(resolver, isSealed());
    }

    /// @dev forge reads this list.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_NothingIsAcceptedThatDoesNotCount() external view {
        vm.assertEq(handler.violations(), 0, "violations");
    }

    /// @dev forge calls this at the end of each run. Checking this after each act takes ten times as long.
    function afterInvariant() external view {
        checkSums();
        checkContest();
        checkHead();
    }

    function checkSums() private view {
        bytes32 contest = handler.contest();
        for (uint256 entry = 1; entry <= handler.entries(); ++entry) {
            uint256 sum = 0;
            uint256 reviews = 0;
            for (uint256 i = 0; i < 4; ++i) {
                address who = handler.people(i);
                Handler.InForce memory review = handler.forceOf(entry, who);
                IContestResolver.ReviewView memory stored = resolver.getReview(contest, uint16(entry), who);
                vm.assertEq(stored.uid, review.uid, "the review in force");
                vm.assertEq(stored.score, review.score, "its score");
                vm.assertEq(stored.isRecused, review.isRecused, "recused");
                vm.assertLe(stored.acts, 32, "acts");
                sum += review.score;
                if (review.uid != 0 && (!isSealed() || stored.isRevealed)) reviews += 1;
            }
            vm.assertEq(resolver.getEntry(contest, uint16(entry)).sum, sum, "the sum");
            vm.assertEq(resolver.getEntry(contest, uint16(entry)).reviews, reviews, "the number of reviews");
        }
    }

    function checkContest() private view {
        IContestResolver.ContestView memory v = resolver.getContest(handler.contest());
        (Times memory start, Times memory times) = handler.getTimes();
        vm.assertEq(abi.encode(v.start), abi.encode(start), "the times of the start");
        vm.assertEq(abi.encode(timesOf(handler.contest())), abi.encode(times), "the times in force");
        vm.assertEq(v.hasReviews, handler.hasReviews(), "reviews");
        vm.assertEq(v.isRevoked, handler.isRevoked(), "revoked");
        vm.assertEq(v.judges, handler.judges(), "judges");
        for (uint256 i = 0; i < 4; ++i) {
            address who = handler.people(i);
            vm.assertEq(resolver.isJudge(handler.contest(), who), handler.isListed(who), "listed");
        }
        bool isFinal = block.timestamp >= times.revealUntil && !handler.isRevoked();
        vm.assertEq(resolver.isFinal(handler.contest()), isFinal, "final");
    }

    function checkHead() private view {
        bytes32 contest = handler.contest();
        uint256 length = handler.logLength();
        bytes32 head = keccak256(abi.encode("laurel/acts", block.chainid, eas, resolver, contest));
        bytes32[] memory acts = resolver.getActs(contest, 1, 1000);
        vm.assertEq(acts.length, length, "acts");
        for (uint256 i = 0; i < length; ++i) {
            Handler.Logged memory act = handler.logAt(i);
            vm.assertEq(acts[i], act.uid, "an act");
            head = keccak256(abi.encode(head, i + 1, act.kind, act.uid, act.time));
        }
        vm.assertEq(resolver.getContest(contest).head, head, "the head");
        vm.assertEq(resolver.getContest(contest).entries, handler.entries(), "entries");
    }
}

contract OpenInvariantTest is InvariantTest {
    function isSealed() internal pure override returns (bool) {
        return false;
    }
}

contract SealedInvariantTest is InvariantTest {
    function isSealed() internal pure override returns (bool) {
        return true;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AttestationRequest} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Upper bounds of what acts cost as whole transactions: 21,000, the calldata and the execution.
contract GasTest is ResolverTest {
    uint256 private constant CAP = 16_777_216;

    string private constant comment120 =
        "Clear, useful and well tested. The second part is harder to follow than the first, but the result is worth the read ....";

    function gasOf(address who, AttestationRequest memory r) private returns (uint256) {
        bytes memory data = abi.encodeCall(eas.attest, (r));
        uint256 intrinsic = 21_000;
        for (uint256 i = 0; i < data.length; ++i) intrinsic += data[i] == 0 ? 4 : 16;
        // A test is one transaction, whose earlier calls have loaded these accounts and their storage.
        vm.cool(address(eas));
        vm.cool(address(registry));
        vm.cool(address(resolver));
        vm.prank(who);
        uint256 before = gasleft();
        (bool ok,) = address(eas).call(data);
        uint256 used = before - gasleft();
        vm.assertTrue(ok, "accepted");
        return intrinsic + used;
    }

    function gasOfContest(uint256 entries, uint256 judges) private returns (uint256) {
        return gasOf(organizer, request(resolver.contestSchema(), 0, encode(contestOf(entries, judges))));
    }

    /// @dev Bytes other than zero cost most.
    function gasOfLargestContest() private returns (uint256) {
        ContestData memory c = contestOf(200, 100);
        (c.title, c.uri) = (string(full(800)), string(full(8192)));
        (c.maxPoints, c.weights) = (full(20), full(20));
        return gasOf(organizer, request(resolver.contestSchema(), 0, encode(c)));
    }

    function full(uint256 length) private pure returns (bytes memory value) {
        value = new bytes(length);
        for (uint256 i = 0; i < length; ++i) value[i] = 0xff;
    }

    function contestOf(uint256 entries, uint256 judges) private pure returns (ContestData memory c) {
        c = contestData(0);
        c.entries = new bytes32[](entries);
        for (uint256 i = 0; i < entries; ++i) c.entries[i] = keccak256(abi.encode(i));
        c.judges = new address[](judges);
        for (uint256 i = 0; i < judges; ++i) c.judges[i] = address(uint160(uint256(keccak256(abi.encode(i)))));
    }

    function testGasOfContests() public {
        uint256 small = gasOfContest(50, 5);
        uint256 large = gasOfContest(200, 5);
        uint256 many = gasOfContest(200, 100);
        uint256 largest = gasOfLargestContest();
        emit log_named_uint("contest of 50 entries and 5 judges", small);
        emit log_named_uint("contest of 200 entries and 5 judges", large);
        emit log_named_uint("contest of 200 entries and 100 judges", many);
        emit log_named_uint("the same with all texts at their limits", largest);
        vm.assertLe(small, 2_500_000, "50 entries");
        vm.assertLe(large, CAP, "200 entries");
        vm.assertLe(many, CAP, "200 entries and 100 judges");
        vm.assertLe(largest, CAP, "everything at its limit");
    }

    function gasOfEvaluation(uint256 entries, uint256 criteria) private returns (uint256 first, uint256 again) {
        ContestData memory c = contestData(0);
        c.entries = new bytes32[](entries);
        c.maxPoints = new bytes(criteria);
        c.weights = new bytes(criteria);
        bytes memory points = new bytes(criteria);
        for (uint256 i = 0; i < criteria; ++i) {
            (c.maxPoints[i], c.weights[i], points[i]) = (0xff, 0xff, 0xff);
        }
        vm.warp(100);
        bytes32 contest = startContest(c);
        vm.warp(2000);
        bytes memory data = abi.encode(uint16(1), points, comment120, bytes32(0));
        AttestationRequest memory r = request(resolver.evaluationSchema(), contest, data);
        first = gasOf(judge, r);
        again = gasOf(judge, r);
    }

    function testGasOfEvaluationsIsFlat() public {
        vm.assertEq(bytes(comment120).length, 120, "the comment");
        uint256[3] memory entries = [uint256(1), 50, 200];
        for (uint256 i = 0; i < 3; ++i) {
            (uint256 first, uint256 again) = gasOfEvaluation(entries[i], i == 0 ? 1 : 20);
            emit log_named_uint("first evaluation", first);
            emit log_named_uint("evaluation that replaces another", again);
            vm.assertLe(first, 600_000, "evaluation");
            vm.assertLe(again, 600_000, "replacing evaluation");
        }
    }

    function testGasOfSubmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        uint256 used = gasOf(entrant, request(resolver.entrySchema(), contest, submissionData(0)));
        emit log_named_uint("submission", used);
        vm.assertLe(used, 500_000, "submission");
    }

    event log_named_uint(string name, uint256 value);
}

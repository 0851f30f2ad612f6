// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "../../contracts/CanonicalAbi.sol";
import {IContestResolver} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

contract FuzzTest is ResolverTest {
    bytes32 private contest;

    function setUp() public override {
        super.setUp();
        contest = startContest(contestData(0));
        vm.warp(2000);
    }

    /// @dev Decodes like Solidity, for `testFuzzReadersDecodeTheSameValues`.
    function decode(bytes calldata data)
        external
        pure
        returns (uint16 entry, bytes memory points, string memory comment, bytes32 commentHash)
    {
        return abi.decode(data, (uint16, bytes, string, bytes32));
    }

    function testFuzzRefusesRandomData(bytes calldata data) public {
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), contest, data));
        vm.assertEq(bytes32(failure), bytes32(CanonicalAbi.Undecodable.selector), "undecodable");
    }

    /// @dev Valid data with one changed byte is refused, or is the encoding of what Solidity decodes from it.
    function testFuzzReadersDecodeTheSameValues(uint256 place, bytes1 value, string calldata comment) public {
        vm.assume(bytes(comment).length <= 4096);
        bytes memory data = abi.encode(uint16(1), hex"0a0503", comment, bytes32(0));
        data[place % data.length] = value;
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), contest, data));
        (bool ok, bytes memory answer) = address(this).call(abi.encodeCall(this.decode, (data)));
        if (!ok) {
            vm.assertEq(bytes32(failure), bytes32(CanonicalAbi.Undecodable.selector), "undecodable");
            return;
        }
        (uint16 entry, bytes memory points, string memory text, bytes32 hash) =
            abi.decode(answer, (uint16, bytes, string, bytes32));
        bool isCanonical = keccak256(data) == keccak256(abi.encode(entry, points, text, hash));
        vm.assertEq(failure == CanonicalAbi.Undecodable.selector, !isCanonical, "canonical or undecodable");
        if (failure == 0) {
            vm.assertTrue(entry == 1 || entry == 2, "a known entry");
            vm.assertEq(points.length, 3, "the number of points");
        }
    }

    function testFuzzScores(bytes calldata seed, bytes calldata points) public {
        vm.assume(seed.length > 1 && points.length > 0);
        ContestData memory c = contestData(0);
        uint256 criteria = seed.length > 40 ? 20 : seed.length / 2;
        (c.maxPoints, c.weights) = (new bytes(criteria), new bytes(criteria));
        bytes memory given = new bytes(criteria);
        uint256 sum = 0;
        bool isOver = false;
        for (uint256 i = 0; i < criteria; ++i) {
            c.maxPoints[i] = seed[i] | 0x01;
            c.weights[i] = seed[criteria + i] | 0x01;
            // Half of the points are below the maximum in any case.
            given[i] = uint8(points[0]) % 2 == 0 ? points[i % points.length] : c.maxPoints[i];
            if (given[i] > c.maxPoints[i]) isOver = true;
            sum += uint256(uint8(given[i])) * uint256(uint8(c.weights[i]));
        }
        vm.warp(100);
        bytes32 other = startContest(c);
        vm.warp(2000);
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), other, evaluationData(1, given)));
        vm.assertEq(bytes32(failure), bytes32(isOver ? IContestResolver.OverMaximum.selector : bytes4(0)), "accepted");
        vm.assertEq(resolver.getEntry(other, 1).sum, isOver ? 0 : sum, "the sum");
    }

    function testFuzzStrangersChangeNothing(address who, uint256 time, uint16 entry, bytes32 word) public {
        vm.assume(who != judge && who != judge2 && who != organizer && who != address(0));
        vm.warp(time % 5000);
        bytes32 before = keccak256(abi.encode(resolver.getContest(contest)));
        (bytes32[8] memory schemas, bytes[8] memory data) = actsOf(entry, word);
        for (uint256 i = 0; i < schemas.length; ++i) {
            (bytes4 failure,) = tryAttest(who, request(schemas[i], contest, data[i]));
            vm.assertTrue(failure != 0, "refused");
        }
        vm.assertTrue(tryRevoke(who, resolver.contestSchema(), contest) != 0, "refused");
        vm.assertEq(keccak256(abi.encode(resolver.getContest(contest))), before, "unchanged");
    }

    function actsOf(uint16 entry, bytes32 word) private view returns (bytes32[8] memory schemas, bytes[8] memory data) {
        schemas = [
            resolver.entrySchema(),
            resolver.admitSchema(),
            resolver.judgesSchema(),
            resolver.evaluationSchema(),
            resolver.recusalSchema(),
            resolver.disqualifySchema(),
            resolver.commitSchema(),
            resolver.revealSchema()
        ];
        data[0] = submissionData(word);
        data[1] = admissionData(entry, word);
        data[2] = judgesData(address(0xB3), true);
        data[3] = evaluationData(entry, hex"000000");
        data[4] = abi.encode(entry);
        data[5] = abi.encode(entry, "A reason.");
        data[6] = abi.encode(entry, word);
        data[7] = revealData(entry, judge, hex"000000", word);
    }
}

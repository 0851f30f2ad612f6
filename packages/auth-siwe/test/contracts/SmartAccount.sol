// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An account whose owner signs for it (ERC-1271). For tests.
contract SmartAccount {
    address private immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer =
            ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Deploys accounts at addresses that are known before (ERC-6492).
contract SmartAccountFactory {
    function create(address owner) external returns (address) {
        return address(new SmartAccount{salt: 0}(owner));
    }
}

/// An account that never returns.
contract EndlessAccount {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        while (true) {}
        return 0x1626ba7e;
    }
}

/// An account that refuses loudly.
contract RevertingAccount {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        revert("no");
    }
}

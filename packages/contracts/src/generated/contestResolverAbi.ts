// Generated from artifacts/ContestResolver.json by scripts/compile.ts.
export const contestResolverAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "eas_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "submission",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyAdmitted",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "judge",
        "type": "address"
      }
    ],
    "name": "AlreadyJudge",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "AlreadyRevealed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ContestIsNotSealed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ContestIsRevoked",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ContestIsSealed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "EntryIsDisqualified",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "EntryIsWithdrawn",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Expiring",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "schema",
        "type": "bytes32"
      }
    ],
    "name": "ForeignSchema",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Irrevocable",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "IsRecused",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MissingDocument",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MissingReason",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MissingTitle",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoEntries",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoJudges",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoSubmissions",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotCommitted",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotEAS",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotEntrant",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotInForce",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "NotJudge",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotOrganizer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "from",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "until",
        "type": "uint64"
      }
    ],
    "name": "OutsideWindow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "criterion",
        "type": "uint256"
      }
    ],
    "name": "OverMaximum",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Oversized",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "submission",
        "type": "bytes32"
      }
    ],
    "name": "SubmissionIsReplaced",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "submission",
        "type": "bytes32"
      }
    ],
    "name": "SubmissionIsWithdrawn",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TooManyActs",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TooManyCriteria",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TooManyEntries",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TooManyJudges",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Undecodable",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UnexpectedReference",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UnknownContest",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UnknownEntry",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "submission",
        "type": "bytes32"
      }
    ],
    "name": "UnknownSubmission",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongCriteria",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongFlags",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongNumber",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongNumberOfPoints",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongPreimage",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "WrongTimes",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "contest",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "n",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "enum Kind",
        "name": "kind",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "time",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "head",
        "type": "bytes32"
      }
    ],
    "name": "Act",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "contest",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "organizer",
        "type": "address"
      }
    ],
    "name": "ContestStarted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "contest",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "n",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "enum Kind",
        "name": "kind",
        "type": "uint8"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "time",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "head",
        "type": "bytes32"
      }
    ],
    "name": "Submission",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "admitSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "uid",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "schema",
            "type": "bytes32"
          },
          {
            "internalType": "uint64",
            "name": "time",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "expirationTime",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revocationTime",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "refUID",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "recipient",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "attester",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "revocable",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct Attestation",
        "name": "attestation",
        "type": "tuple"
      }
    ],
    "name": "attest",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "commitSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "contestSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "disqualifySchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eas",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "entrySchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "evaluationSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "from",
        "type": "uint32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "getActs",
    "outputs": [
      {
        "internalType": "bytes32[]",
        "name": "",
        "type": "bytes32[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      }
    ],
    "name": "getContest",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "organizer",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "isRevoked",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "hasSubmissions",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "isSealed",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "hasReviews",
            "type": "bool"
          },
          {
            "internalType": "uint64",
            "name": "submissionsUntil",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "opensAt",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "closesAt",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revealUntil",
            "type": "uint64"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "submissionsUntil",
                "type": "uint64"
              },
              {
                "internalType": "uint64",
                "name": "opensAt",
                "type": "uint64"
              },
              {
                "internalType": "uint64",
                "name": "closesAt",
                "type": "uint64"
              },
              {
                "internalType": "uint64",
                "name": "revealUntil",
                "type": "uint64"
              }
            ],
            "internalType": "struct Times",
            "name": "start",
            "type": "tuple"
          },
          {
            "internalType": "uint16",
            "name": "judges",
            "type": "uint16"
          },
          {
            "internalType": "uint16",
            "name": "entries",
            "type": "uint16"
          },
          {
            "internalType": "uint32",
            "name": "acts",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "submissions",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "head",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "submissionsHead",
            "type": "bytes32"
          },
          {
            "internalType": "bytes",
            "name": "maxPoints",
            "type": "bytes"
          },
          {
            "internalType": "bytes",
            "name": "weights",
            "type": "bytes"
          }
        ],
        "internalType": "struct IContestResolver.ContestView",
        "name": "v",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "uint16",
        "name": "number",
        "type": "uint16"
      }
    ],
    "name": "getEntry",
    "outputs": [
      {
        "components": [
          {
            "internalType": "enum EntryStatus",
            "name": "status",
            "type": "uint8"
          },
          {
            "internalType": "uint16",
            "name": "reviews",
            "type": "uint16"
          },
          {
            "internalType": "uint64",
            "name": "sum",
            "type": "uint64"
          }
        ],
        "internalType": "struct IContestResolver.EntryView",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "uint16",
        "name": "number",
        "type": "uint16"
      },
      {
        "internalType": "address",
        "name": "judge",
        "type": "address"
      }
    ],
    "name": "getReview",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "uid",
            "type": "bytes32"
          },
          {
            "internalType": "uint32",
            "name": "score",
            "type": "uint32"
          },
          {
            "internalType": "uint8",
            "name": "acts",
            "type": "uint8"
          },
          {
            "internalType": "bool",
            "name": "isRecused",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "isRevealed",
            "type": "bool"
          },
          {
            "internalType": "bytes32",
            "name": "commitment",
            "type": "bytes32"
          }
        ],
        "internalType": "struct IContestResolver.ReviewView",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "submission",
        "type": "bytes32"
      }
    ],
    "name": "getSubmission",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "entrant",
            "type": "address"
          },
          {
            "internalType": "enum SubmissionStatus",
            "name": "status",
            "type": "uint8"
          },
          {
            "internalType": "uint16",
            "name": "entry",
            "type": "uint16"
          }
        ],
        "internalType": "struct IContestResolver.SubmissionView",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "from",
        "type": "uint32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "getSubmissions",
    "outputs": [
      {
        "internalType": "bytes32[]",
        "name": "",
        "type": "bytes32[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      }
    ],
    "name": "isFinal",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "uid",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "isJudge",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "isPayable",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "judgesSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "listSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "uid",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "schema",
            "type": "bytes32"
          },
          {
            "internalType": "uint64",
            "name": "time",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "expirationTime",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revocationTime",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "refUID",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "recipient",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "attester",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "revocable",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct Attestation[]",
        "name": "attestations",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      }
    ],
    "name": "multiAttest",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "uid",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "schema",
            "type": "bytes32"
          },
          {
            "internalType": "uint64",
            "name": "time",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "expirationTime",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revocationTime",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "refUID",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "recipient",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "attester",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "revocable",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct Attestation[]",
        "name": "attestations",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      }
    ],
    "name": "multiRevoke",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "postponeSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "recusalSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "revealSchema",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "uid",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "schema",
            "type": "bytes32"
          },
          {
            "internalType": "uint64",
            "name": "time",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "expirationTime",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "revocationTime",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "refUID",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "recipient",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "attester",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "revocable",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "data",
            "type": "bytes"
          }
        ],
        "internalType": "struct Attestation",
        "name": "attestation",
        "type": "tuple"
      }
    ],
    "name": "revoke",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

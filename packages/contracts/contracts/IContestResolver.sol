// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice An attestation as EAS 0.26 to 1.4 pass it to a resolver.
struct Attestation {
    bytes32 uid;
    bytes32 schema;
    uint64 time;
    uint64 expirationTime;
    uint64 revocationTime;
    bytes32 refUID;
    address recipient;
    address attester;
    bool revocable;
    bytes data;
}

/// @notice The acts that are part of the two logs of a contest. The numbers are part of the accumulator: never renumber.
enum Kind {
    None,
    ContestRevoked,
    Submitted,
    SubmissionWithdrawn,
    EntryReplaced,
    EntryWithdrawn,
    Admitted,
    JudgesChanged,
    Evaluated,
    EvaluationWithdrawn,
    Recused,
    Disqualified,
    Committed,
    CommitmentWithdrawn,
    Revealed,
    Postponed,
    Listed
}

enum EntryStatus {
    Standing,
    Withdrawn,
    Disqualified
}

enum SubmissionStatus {
    None,
    Pending,
    Admitted,
    Withdrawn,
    Replaced
}

/// @notice The schedule of a contest in seconds; `submissionsUntil` is zero if it takes no submissions.
struct Times {
    uint64 submissionsUntil;
    uint64 opensAt;
    uint64 closesAt;
    uint64 revealUntil;
}

/// @notice What other contracts and readers get from the resolver.
/// @dev docs/protocol/contests.md specifies every rule, limit and error.
interface IContestResolver {
    struct ContestView {
        address organizer;
        bool isRevoked;
        bool hasSubmissions;
        bool isSealed;
        bool hasReviews; // whether a review or commitment was ever accepted
        uint64 submissionsUntil; // this and the next three: in force
        uint64 opensAt;
        uint64 closesAt;
        uint64 revealUntil;
        Times start; // before the first postponement, the times in force
        uint16 judges;
        uint16 entries;
        uint32 acts;
        uint32 submissions;
        bytes32 head;
        bytes32 submissionsHead;
        bytes maxPoints;
        bytes weights;
    }

    struct EntryView {
        EntryStatus status;
        uint16 reviews;
        uint64 sum;
    }

    struct ReviewView {
        bytes32 uid;
        uint32 score;
        uint8 acts;
        bool isRecused;
        bool isRevealed;
        bytes32 commitment;
    }

    struct SubmissionView {
        address entrant;
        SubmissionStatus status;
        uint16 entry;
    }

    event ContestStarted(bytes32 indexed contest, address indexed organizer);

    /// @notice An act of the contest: what its result follows from.
    event Act(bytes32 indexed contest, uint32 n, Kind kind, bytes32 indexed uid, uint64 time, bytes32 head);

    /// @notice A submission was made or withdrawn. Only the admitted ones are part of the result.
    event Submission(bytes32 indexed contest, uint32 n, Kind kind, bytes32 indexed uid, uint64 time, bytes32 head);

    // Who and how
    error NotEAS();
    error ForeignSchema(bytes32 schema);
    error Expiring();
    error Irrevocable();
    error Oversized();
    error UnknownContest();
    error ContestIsRevoked();
    error OutsideWindow(uint64 from, uint64 until);
    error NotOrganizer();
    error NotJudge(address account);
    error NotEntrant();

    // A contest that cannot start
    error UnexpectedReference();
    error MissingTitle();
    error MissingDocument();
    error WrongTimes();
    error WrongFlags();
    error WrongCriteria();
    error TooManyCriteria();
    error NoJudges();
    error TooManyJudges();
    error NoEntries();
    error TooManyEntries();
    error AlreadyJudge(address judge);

    // Submissions and entries
    error NoSubmissions();
    error UnknownSubmission(bytes32 submission);
    error SubmissionIsWithdrawn(bytes32 submission);
    error SubmissionIsReplaced(bytes32 submission);
    error AlreadyAdmitted(bytes32 submission);
    error UnknownEntry();
    error EntryIsWithdrawn();
    error EntryIsDisqualified();
    error WrongNumber();
    error MissingReason();

    // Reviews
    error ContestIsSealed();
    error ContestIsNotSealed();
    error IsRecused();
    error TooManyActs();
    error WrongNumberOfPoints();
    error OverMaximum(uint256 criterion);
    error NotInForce();
    error NotCommitted();
    error AlreadyRevealed();
    error WrongPreimage();

    /// @notice The only caller that attests and revokes.
    function eas() external view returns (address);

    /// @notice A contest, or zeros if the resolver has not accepted one with this UID.
    function getContest(bytes32 contest) external view returns (ContestView memory);

    /// @notice Whether the contest's result can no longer change. A revoked contest has no result.
    function isFinal(bytes32 contest) external view returns (bool);

    /// @notice The sum of the weighted points of an entry's reviews, and their number. Numbers begin at 1.
    /// @dev Numbers end at `entries` of `getContest`. Above it, all is zero, like a standing entry without reviews.
    function getEntry(bytes32 contest, uint16 entry) external view returns (EntryView memory);

    /// @notice A judge's review of an entry.
    function getReview(bytes32 contest, uint16 entry, address judge) external view returns (ReviewView memory);

    function getSubmission(bytes32 contest, bytes32 submission) external view returns (SubmissionView memory);

    function isJudge(bytes32 contest, address account) external view returns (bool);

    /// @notice The UIDs of the acts from number `from` on, at most `count` and at most 1,000. Numbers begin at 1.
    function getActs(bytes32 contest, uint32 from, uint32 count) external view returns (bytes32[] memory);

    /// @notice The same for submissions and their withdrawals.
    function getSubmissions(bytes32 contest, uint32 from, uint32 count) external view returns (bytes32[] memory);
}

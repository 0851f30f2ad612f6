export default { serverExternalPackages: ['@base-org/account'] };

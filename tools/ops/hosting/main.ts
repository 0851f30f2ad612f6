/**
 * `npm run rehearse`: self-hosting with the files of `deploy` on this machine: a
 * release, PostgreSQL with a replica, two copies of api and scan behind nginx, upgrades under load and back, backup and
 * restore, and a database that is down.
 */
import { build } from '../../dev/stack/build.ts';
import { checkBackup, checkOutage, checkReplica } from './checkDatabases.ts';
import { checkMonitoring, checkScans, checkUnits } from './checkDeployFiles.ts';
import { checkFront, checkStaticFiles, startFront } from './checkNginx.ts';
import { checkUpgrade } from './checkUpgrade.ts';
import { measureCost } from './measureCost.ts';
import { createRehearsal } from './rehearsal.ts';
import { choosePorts, startStage } from './stage.ts';

if (!build(['@org/web', '@org/api', '@org/scan'], { isLocal: false })) process.exit(1);

const rehearsal = createRehearsal();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void rehearsal.endAll({ isFolderKept: false }).then(() => process.exit(1)));

try {
  const ports = await choosePorts();
  const front = await startFront(rehearsal, ports);
  const stage = await startStage(rehearsal, ports, front.certificate);
  const contest = await checkScans(stage);
  await checkMonitoring(stage);
  const unchecked = checkUnits(rehearsal, stage);
  await measureCost(stage, contest);
  await checkFront(front);
  await checkStaticFiles(rehearsal);
  await checkUpgrade(rehearsal, stage, front, contest);
  await checkReplica(rehearsal, stage);
  await checkBackup(rehearsal, stage, front);
  await checkOutage(stage, front, contest);
  console.log(
    unchecked.length === 0
      ? 'The rehearsal passed.'
      : `The rehearsal passed. Not checked, without systemd-analyze on this machine: ${unchecked.join(', ')}.`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.error(`Logs: ${rehearsal.folder}`);
} finally {
  await rehearsal.endAll({ isFolderKept: process.exitCode === 1 });
}

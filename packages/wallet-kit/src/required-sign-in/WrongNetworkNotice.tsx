import { Button, WarningIcon } from '@org/ui-theme';
import { createPortal } from 'react-dom';
import { useAccount, useConfig } from 'wagmi';
import { useSwitch } from '../chain-dialog/ChainDialog.tsx';
import { describeSwitch } from '../chain-dialog/ChainDialogView.tsx';
import { useNoticePlace } from '../notice/rainbowKitDialog.ts';
import { useTexts } from '../provider/TextsContext.ts';
import { useAdmission } from './AdmissionContext.ts';

/** On an unsupported network RainbowKit's sign button does nothing: explains why and offers a switch. */
export function WrongNetworkNotice() {
  const texts = useTexts();
  const { chains } = useConfig();
  const { status, chainId } = useAccount();
  const { isAdmitted } = useAdmission();
  const { state, switchTo } = useSwitch(() => {});
  const isWrong = !isAdmitted && status === 'connected' && !chains.some(({ id }) => id === chainId);
  const place = useNoticePlace(isWrong);
  const [target] = chains;
  if (!place || !isWrong) return null;
  return createPortal(
    <div className="wallet-kit-notice" role="alert">
      <div className="wallet-kit-notice-words" data-tone="warning">
        <WarningIcon />
        <p>{describeSwitch(state, texts) ?? texts.wrongNetworkDetected}</p>
      </div>
      <Button size="small" loading={state.status === 'asking'} onClick={() => switchTo(target.id)}>
        {texts.switchTo(target.name)}
      </Button>
    </div>,
    place.element,
  );
}

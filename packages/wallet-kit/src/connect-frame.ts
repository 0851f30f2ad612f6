export { ConnectFrame, type ConnectFrameProps, type FrameLayout } from './first-step/ConnectFrame.tsx';

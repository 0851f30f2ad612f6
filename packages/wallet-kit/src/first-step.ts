export {
  FirstStep,
  type FirstStepMessages,
  type FirstStepProps,
  prepareIcons,
} from './first-step/FirstStep.tsx';
export { type FirstChoice, type HandOverOptions, handOver } from './first-step/handOver.ts';

export { FirstStep, type FirstStepProps, type FirstStepTexts } from './first-step/FirstStep.tsx';
export { type FirstChoice, type HandOverOptions, handOver } from './first-step/handOver.ts';
export { prepareIcons } from './first-step/prepareIcons.ts';

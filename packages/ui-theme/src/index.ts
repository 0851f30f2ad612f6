export { Address, type AddressProps } from './address/Address.tsx';
export { shortenAddress, shortenName } from './address/shorten.ts';
export { type ClipboardState, useClipboard } from './address/useClipboard.ts';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { Banner, type BannerProps, type BannerTone } from './banner/Banner.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  Spinner,
} from './button/Button.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from './checkbox/Checkbox.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export type { RenderElement } from './elementProps.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field/Field.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  CalendarIcon,
  ChevronRightIcon,
  DownloadIcon,
  EditIcon,
  FeeIcon,
  JudgesIcon,
  LinkIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  PlusIcon,
  RefreshIcon,
  RemoveIcon,
  ReviewIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  TableIcon,
  TrophyIcon,
  VerifiedIcon,
} from './generated/pageIcons.ts';
export {
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  ErrorIcon,
  ExternalLinkIcon,
  InfoIcon,
  ShareIcon,
  SuccessIcon,
  UndoIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
} from './generated/shellIcons.ts';
export type { IconProps } from './icons/createIcon.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export { createMarkSvg } from './mark/createMarkSvg.ts';
export { Mark, type MarkProps, markPath } from './mark/Mark.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu/Menu.tsx';
export { Meter, type MeterProps } from './meter/Meter.tsx';
export {
  createNotificationStore,
  type Notification,
  type NotificationAction,
  type NotificationInput,
  type NotificationStore,
  type NotificationTone,
} from './notifications/createNotificationStore.ts';
export {
  createNotify,
  type Notify,
  type NotifyContent,
  type PromiseTexts,
} from './notifications/createNotify.ts';
export {
  NotificationsProvider,
  type NotificationsProviderProps,
} from './notifications/NotificationsProvider.tsx';
export { useNotify } from './notifications/useNotify.ts';
export { Progress, type ProgressProps } from './progress/Progress.tsx';
export { RouteProgress, type RouteProgressProps } from './route-progress/RouteProgress.tsx';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { Table, type TableProps } from './table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { Tag, type TagProps, type Tone } from './tag/Tag.tsx';
export { type UiTexts, uiTexts } from './texts/en.ts';
export { UiTextsProvider, useUiTexts } from './texts.tsx';
export { getContrast } from './theme/contrast.ts';
export {
  createRainbowKitCss,
  createRainbowKitTheme,
  type RainbowKitTheme,
} from './theme/createRainbowKitTheme.ts';
export {
  createTheme,
  type Theme,
  ThemeError,
  type ThemeFault,
  type ThemeFaultCode,
  type ThemeInput,
  type ThemeOptions,
} from './theme/createTheme.ts';
export { darkTheme, lightTheme } from './theme/presets.ts';
export {
  createThemesCss,
  createTokenCss,
  listTokenProperties,
  type ThemePair,
} from './tokens/createTokenCss.ts';
export { darkTokens } from './tokens/darkTokens.ts';
export { type ColorName, type Tokens, tokens } from './tokens/tokens.ts';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';

export type { IconProps } from './base/createIcon.tsx';
export { type RenderElement, VisuallyHidden } from './base/elements.tsx';
export { keepTranslated } from './base/keepTranslated.ts';
export { UiMessagesProvider, useUiMessages } from './base/UiMessagesProvider.tsx';
export { type ClipboardState, useClipboard } from './base/useClipboard.ts';
export { Address, type AddressProps } from './content/Address.tsx';
export { Avatar, type AvatarProps } from './content/Avatar.tsx';
export { Card, type CardProps } from './content/Card.tsx';
export { createMarkSvg } from './content/createMarkSvg.ts';
export { Mark, type MarkProps, markPath } from './content/Mark.tsx';
export { shortenAddress, shortenName } from './content/shorten.ts';
export { Table, type TableProps } from './content/Table.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  Spinner,
} from './controls/Button.tsx';
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from './controls/Checkbox.tsx';
export { CopyButton, type CopyButtonProps } from './controls/CopyButton.tsx';
export { Dialog, type DialogProps } from './controls/Dialog.tsx';
export { keepReachable } from './controls/dismissal.ts';
export {
  Field,
  type FieldControl,
  type FieldMessages,
  type FieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './controls/Field.tsx';
export { Link, type LinkProps } from './controls/Link.tsx';
export { Menu, type MenuItem, type MenuProps } from './controls/Menu.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/Select.tsx';
export { type Tab, Tabs, type TabsProps } from './controls/Tabs.tsx';
export { Tooltip, type TooltipProps } from './controls/Tooltip.tsx';
export {
  ArrowDownIcon,
  ArrowUpIcon,
  BellIcon,
  GridIcon,
  GripIcon,
  InboxIcon,
} from './generated/formIcons.ts';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  ChevronRightIcon,
  DownloadIcon,
  EditIcon,
  FeeIcon,
  JudgesIcon,
  LinkIcon,
  MinusIcon,
  MoreIcon,
  PlusIcon,
  RefreshIcon,
  RemoveIcon,
  ReviewIcon,
  SettingsIcon,
  SignOutIcon,
  TrophyIcon,
} from './generated/pageIcons.ts';
export {
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  ErrorIcon,
  ExternalLinkIcon,
  InfoIcon,
  MenuIcon,
  SearchIcon,
  ShareIcon,
  SuccessIcon,
  TableIcon,
  UndoIcon,
  UserIcon,
  VerifiedIcon,
  WalletIcon,
  WarningIcon,
} from './generated/shellIcons.ts';
export { type UiMessages, uiMessages } from './messages/en.ts';
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
  type PromiseMessages,
} from './notifications/createNotify.ts';
export {
  NotificationsProvider,
  type NotificationsProviderProps,
} from './notifications/NotificationsProvider.tsx';
export { useNotify } from './notifications/useNotify.ts';
export { Banner, type BannerProps, type BannerTone } from './status/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './status/EmptyState.tsx';
export { Meter, type MeterProps } from './status/Meter.tsx';
export { Progress, type ProgressProps } from './status/Progress.tsx';
export { RouteProgress, type RouteProgressProps } from './status/RouteProgress.tsx';
export { Skeleton, type SkeletonProps } from './status/Skeleton.tsx';
export { Tag, type TagProps, type Tone } from './status/Tag.tsx';
export { getContrast } from './theme/contrast.ts';
export { type LowContrast, listLowContrast } from './theme/contrastPairs.ts';
export {
  createRainbowKitCss,
  createRainbowKitTheme,
  type RainbowKitTheme,
} from './theme/createRainbowKitTheme.ts';
export {
  createTheme,
  darkTheme,
  lightTheme,
  type Theme,
  ThemeError,
  type ThemeFault,
  type ThemeFaultCode,
  type ThemeInput,
} from './theme/createTheme.ts';
export {
  createThemesCss,
  createTokenCss,
  listTokenProperties,
  type ThemePair,
} from './tokens/createTokenCss.ts';
export { darkTokens } from './tokens/darkTokens.ts';
export { type ColorName, type Tokens, tokens } from './tokens/tokens.ts';

export { Address, type AddressProps, type AddressTexts } from './address/Address.tsx';
export { shortenAddress } from './address/shortenAddress.ts';
export { shortenName } from './address/shortenName.ts';
export { type ClipboardState, useClipboard } from './address/useClipboard.ts';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { Banner, type BannerProps, type BannerTone } from './banner/Banner.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Spinner } from './button/Spinner.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox/CheckboxGroup.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field/Field.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export { ArrowLeftIcon } from './icons/ArrowLeftIcon.ts';
export { ArrowRightIcon } from './icons/ArrowRightIcon.ts';
export { CalendarIcon } from './icons/CalendarIcon.ts';
export { CheckIcon } from './icons/CheckIcon.ts';
export { ChevronDownIcon } from './icons/ChevronDownIcon.ts';
export { ChevronRightIcon } from './icons/ChevronRightIcon.ts';
export { ClockIcon } from './icons/ClockIcon.ts';
export { CloseIcon } from './icons/CloseIcon.ts';
export { CopyIcon } from './icons/CopyIcon.ts';
export type { IconProps } from './icons/createIcon.tsx';
export { DownloadIcon } from './icons/DownloadIcon.ts';
export { EditIcon } from './icons/EditIcon.ts';
export { ErrorIcon } from './icons/ErrorIcon.ts';
export { ExternalLinkIcon } from './icons/ExternalLinkIcon.ts';
export { FeeIcon } from './icons/FeeIcon.ts';
export { InfoIcon } from './icons/InfoIcon.ts';
export { JudgesIcon } from './icons/JudgesIcon.ts';
export { LinkIcon } from './icons/LinkIcon.ts';
export { MenuIcon } from './icons/MenuIcon.ts';
export { MinusIcon } from './icons/MinusIcon.ts';
export { MoreIcon } from './icons/MoreIcon.ts';
export { PlusIcon } from './icons/PlusIcon.ts';
export { RefreshIcon } from './icons/RefreshIcon.ts';
export { RemoveIcon } from './icons/RemoveIcon.ts';
export { ReviewIcon } from './icons/ReviewIcon.ts';
export { SearchIcon } from './icons/SearchIcon.ts';
export { SettingsIcon } from './icons/SettingsIcon.ts';
export { ShareIcon } from './icons/ShareIcon.ts';
export { SignOutIcon } from './icons/SignOutIcon.ts';
export { SuccessIcon } from './icons/SuccessIcon.ts';
export { TableIcon } from './icons/TableIcon.ts';
export { TrophyIcon } from './icons/TrophyIcon.ts';
export { UndoIcon } from './icons/UndoIcon.ts';
export { UserIcon } from './icons/UserIcon.ts';
export { VerifiedIcon } from './icons/VerifiedIcon.ts';
export { WalletIcon } from './icons/WalletIcon.ts';
export { WarningIcon } from './icons/WarningIcon.ts';
export { Link, type LinkProps } from './link/Link.tsx';
export { createMarkSvg } from './mark/createMarkSvg.ts';
export { Mark, type MarkProps } from './mark/Mark.tsx';
export { markPath } from './mark/markPath.ts';
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
export type { NotificationTexts } from './notifications/NotificationList.tsx';
export {
  NotificationsProvider,
  type NotificationsProviderProps,
  useNotify,
} from './notifications/NotificationsProvider.tsx';
export { Progress, type ProgressProps } from './progress/Progress.tsx';
export type { RenderElement } from './renderInto.ts';
export { RouteProgress, type RouteProgressProps } from './route-progress/RouteProgress.tsx';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { Table, type TableProps } from './table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx';
export { Tag, type TagProps, type Tone } from './tag/Tag.tsx';
export { getContrast } from './theme/contrast.ts';
export { createRainbowKitCss } from './theme/createRainbowKitCss.ts';
export { createRainbowKitTheme, type RainbowKitTheme } from './theme/createRainbowKitTheme.ts';
export { createTheme, type Theme, type ThemeInput } from './theme/createTheme.ts';
export { ThemeError, type ThemeFault, type ThemeFaultCode } from './theme/errors.ts';
export { createTokenCss, listTokenProperties } from './tokens/createTokenCss.ts';
export { type ColorName, type Tokens, tokens } from './tokens/tokens.ts';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';

import { createContext, type ReactNode, useContext } from 'react';
import { type UiMessages, uiMessages } from '../messages/en.ts';

const UiMessagesContext = /* @__PURE__ */ createContext(uiMessages);

/**
 * Sets the messages of all controls below it.
 *
 * @example
 * import { UiMessagesProvider } from '@org/ui-theme';
 * import { german } from '@org/ui-theme/messages/de';
 *
 * <UiMessagesProvider messages={german}><App /></UiMessagesProvider>
 */
export function UiMessagesProvider({ messages, children }: { messages: UiMessages; children: ReactNode }) {
  return <UiMessagesContext value={messages}>{children}</UiMessagesContext>;
}

/**
 * The messages of the nearest {@link UiMessagesProvider}, or the English ones.
 *
 * @example
 * ```ts
 * import { useUiMessages } from '@org/ui-theme';
 * const { close } = useUiMessages();
 * ```
 */
export function useUiMessages(): UiMessages {
  return useContext(UiMessagesContext);
}

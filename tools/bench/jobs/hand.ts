import type { Locator, Page } from '@playwright/test';

/** The actions that a job took. */
export type Effort = {
  /** Presses of the mouse or the finger, also in the wallet. */
  readonly presses: number;
  /** Typed characters; a pasted text is one. */
  readonly keys: number;
  /** Presses and filled fields: a press that only puts the focus into a field does not count beside what is typed there. */
  readonly steps: number;
  /** Requests of the wallet to sign or send. */
  readonly prompts: number;
  readonly seconds: number;
};

/** Someone at a page: every press and key is counted. */
export type Hand = ReturnType<typeof createHand>;

/** @param isTouch taps instead of clicks */
export function createHand(page: Page, isTouch = false) {
  const startedAt = Date.now();
  const counted = { presses: 0, keys: 0, steps: 0, prompts: 0 };
  const press = async (target: Locator) => {
    if (isTouch) await target.tap();
    else await target.click();
    counted.presses++;
    counted.steps++;
  };
  /** Sent as keys, so that the page sees a paste. */
  const insert = async (text: string) => {
    await page.evaluate((each) => navigator.clipboard.writeText(each), text);
    await page.keyboard.press('ControlOrMeta+V');
    counted.keys++;
  };
  const findApprove = () => page.getByRole('button', { name: 'Approve', exact: true });
  return {
    page,
    press,
    type: async (field: Locator, text: string) => {
      await press(field);
      await page.keyboard.type(text);
      counted.keys += text.length;
    },
    /** Types into the field that has the focus. A line break is the Enter key. */
    write: async (text: string) => {
      await page.keyboard.type(text);
      counted.keys += text.length;
      counted.steps++;
    },
    /** Pastes into the field that has the focus. */
    pasteHere: async (text: string) => {
      await insert(text);
      counted.steps++;
    },
    /** Chooses a file in the system's dialog, which takes two presses: to open it, and on the file. */
    choose: async (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await input.setInputFiles(file);
      counted.presses += 2;
      counted.steps++;
    },
    /** Drags files from outside into an element; counts as a press. */
    drop: async (
      target: Locator,
      files: readonly (readonly [name: string, type: string, content: Buffer])[],
    ) => {
      const contents = files.map(
        ([name, type, content]) => [name, type, content.toString('base64')] as const,
      );
      const dataTransfer = await page.evaluateHandle((given) => {
        const transfer = new DataTransfer();
        for (const [name, type, base64] of given) {
          const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type }));
        }
        return transfer;
      }, contents);
      await target.dispatchEvent('drop', { dataTransfer });
      counted.presses++;
      counted.steps++;
    },
    /** Chooses a local wallet in the open dialog and allows the page to see its account. */
    connect: async (wallet: string) => {
      await press(page.getByRole('dialog').getByRole('button', { name: wallet, exact: true }));
      await press(findApprove());
    },
    /** Allows what the wallet asks to send. */
    approve: async () => {
      await press(findApprove());
      counted.prompts++;
    },
    getEffort: (): Effort => ({ ...counted, seconds: (Date.now() - startedAt) / 1000 }),
  };
}

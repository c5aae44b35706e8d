import { EARLY_INPUT } from "./early-script.ts"

/**
 * Ahead of all that can be pressed in the page: what a visitor does before React has taken over is done once it has.
 * Fields keep what was typed and say so; of all presses the last one counts, and shows at once that it was heard.
 */
export function EarlyInput() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, whose hash the Content-Security-Policy names
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_INPUT }} />
}

import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import axe, { type RunOptions } from "axe-core"

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Returns what axe finds on the page once its animations have ended: a dialog that is fading in has too little contrast. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  assert.equal(page.frames().length, 1)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  await page.evaluate(waitForAnimations)
  // Collecting what passes takes longer than the checks themselves.
  return page.evaluate(runAxe, { resultTypes: ["violations"], ...options } satisfies RunOptions)
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await window.axe.run(document, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Runs in the page. */
async function waitForAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}

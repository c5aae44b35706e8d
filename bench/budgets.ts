/**
 * What the site may cost at most. A figure is looked up by its name and database, then by its name alone; a figure
 * without a budget is printed for information, a budget without a figure fails the run.
 */
export const budgets: Record<string, number> = {
  "home: CPU a request, ms": 2,
  "list: CPU a request, ms": 2,
  "detail: CPU a request, ms": 2,
  "search JSON: CPU a request, ms": 0.6,
  "cached page: CPU a request, ms": 0.05,
  // At least 0.35 of what nginx does with gzip_static.
  "cached page: nginx is faster, times": 1 / 0.35,

  "start to first 200, ms": 3_000,
  "memory under load, MB (PGlite)": 500,
  "memory under load, MB (Postgres)": 250,
  "memory with pages kept, MB (PGlite)": 500,
  "memory with pages kept, MB (Postgres)": 250,

  ...forEachPage(["home", "list", "detail", "transfers", "transfer", "post"]),
}

/** A first visit on a phone; Lighthouse with its default throttling for mobile. */
function forEachPage(pages: string[]): Record<string, number> {
  const budget = {
    "js, kB gzip": 130,
    "everything, kB brotli": 250,
    requests: 18,
    "LCP, ms": 1_500,
    "TBT, ms": 50,
    CLS: 0.01,
    "short of Lighthouse performance": 1,
    "short of Lighthouse accessibility": 0,
    "short of Lighthouse practices": 0,
    "short of Lighthouse SEO": 0,
  }
  return Object.fromEntries(
    pages.flatMap((page) => Object.entries(budget).map(([name, most]) => [`${page}: ${name}`, most])),
  )
}

/**
 * What every kind of request of `bench:scale` may take with 100,000 tours and 2,000,000 bookings, at eight at once: at
 * most so long, and at most so many times as long as with a tenth of them.
 */
export const scaleBudgets = { p99: 50, growth: 1.5 }

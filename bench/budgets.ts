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

  "first visit of the list: js, kB gzip": 130,
  "first visit of the list: html, kB brotli": 20,
}

/**
 * What every kind of request of `bench:scale` may take with 100,000 tours and 2,000,000 bookings, at eight at once: at
 * most so long, and at most so many times as long as with a tenth of them.
 */
export const scaleBudgets = { p99: 50, growth: 1.5 }

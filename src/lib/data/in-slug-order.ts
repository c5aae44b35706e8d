/** Returns the rows in the order of their slugs. */
export function inSlugOrder<Row extends { slug: string }>(rows: readonly Row[], slugs: readonly string[]): Row[] {
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
}

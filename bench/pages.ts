/** A page that a first visit may begin with: its name in the table and its path. */
export type Page = { name: string; path: string }

/** The pages that are weighed and looked at as on a phone. To measure one more, add it here and in budgets.ts. */
export async function pagesOf(origin: string): Promise<Page[]> {
  return [
    { name: "home", path: "/" },
    { name: "list", path: "/tours" },
    { name: "detail", path: `/tour/${await firstSlug(`${origin}/api/tours?view=card&limit=1`)}` },
    { name: "transfers", path: "/transfers" },
    { name: "transfer", path: `/transfer/${await firstSlug(`${origin}/api/transfers?view=card&limit=1`)}` },
    { name: "post", path: `/blog/${await firstSlug(`${origin}/api/blogs?limit=1`)}` },
  ]
}

async function firstSlug(url: string): Promise<string> {
  const answer = await fetch(url)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data[0]?.slug ?? ""
}

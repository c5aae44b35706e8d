/**
 * The head of a page that search engines leave alone. It is drawn with the page, so that its texts come with it alone.
 */
export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

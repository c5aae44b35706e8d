type Props = {
  title: string
  /** True where the address itself is a secret: nothing that is asked for from here may name it. */
  secret?: boolean
}

/** The head of a page that search engines leave alone. It is drawn with the page, so that its texts come with it alone. */
export function UnlistedHead({ title, secret = false }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {secret && <meta name="referrer" content="no-referrer" />}
    </>
  )
}

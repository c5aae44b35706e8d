import type { Resource } from "#domain/resources/resource.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { RowProps } from "#office/frame/today/today-card.tsx"
import { CallButton } from "#office/ui/contact-buttons.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { expiryWords } from "./format.ts"

/** Somebody or something whose paper has expired or expires soon. */
export function ExpiringRow({ item: resource }: RowProps<Resource & { id: string }>) {
  const words = useWords()
  const { id, name, kind, phone } = resource
  return (
    <ListRow
      to={`/staff/resources/${id}/show`}
      title={name}
      lines={[expiryWords(resource, words), withDots(words.translate(`resources.kinds.${kind}`), phone)]}
    >
      {phone && <CallButton phone={phone} />}
    </ListRow>
  )
}

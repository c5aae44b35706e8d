import type { ReactElement, ReactNode } from "react"
import { useTranslate } from "react-admin"
import type { ContentRow } from "#features/catalogue/content.ts"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"
import { ContentList } from "#staff/ui/content/content-list.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { toListed } from "./to-listed.ts"

type Props = { kind: ContentKind; filters?: ReactElement[]; children?: ReactNode }

/** The staff's list of tours, transfers or products. */
export function CatalogueList({ kind, filters = [], children }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const texts = {
    noPrice: translate("content.list.noPrice"),
    from: (price: string) => translate("content.list.from", { price }),
  }
  return (
    <ContentList<ContentRow>
      kind={kind}
      canSearch
      isPaged
      filters={filters}
      toListed={(row) => toListed(row, language, texts)}
    >
      {children}
    </ContentList>
  )
}

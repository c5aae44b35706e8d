import { Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { missingParts } from "#features/catalogue/completeness.ts"
import type { Category, TourCategory } from "#features/categories/category.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"
import { ContentList, type ListedContent } from "#staff/ui/content/content-list.tsx"
import { placeKind, tourCategoryKind, transferCategoryKind } from "./category-kinds.ts"

type Row = (Category | TourCategory) & { id: string }

/** The list of a kind of category, with links to the other kinds. */
export function CategoryList({ kind }: { kind: ContentKind }) {
  const translate = useTranslate()
  const toListed = (category: Row): ListedContent => {
    const { id, slug, name, description, images, isActive, region } = category
    return {
      ...{ id, slug, name, isActive },
      isFeatured: "isFeatured" in category && category.isFeatured,
      details: translate(`categories.regions.${region}`),
      image: images[0] ?? null,
      // Categories look well without pictures.
      missing: missingParts({ images, ...{ name, description } }).filter((part) => part !== "pictures"),
      outdated: 0,
    }
  }
  return (
    <ContentList<Row> kind={kind} toListed={toListed}>
      <Stack direction="row" component="nav" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        {[tourCategoryKind, placeKind, transferCategoryKind].map((other) => (
          <ActionButton
            label={`${other.resource}.name`}
            key={other.resource}
            to={`/staff/${other.resource}`}
            variant={other === kind ? "outlined" : "text"}
            aria-current={other === kind ? "page" : undefined}
          />
        ))}
      </Stack>
    </ContentList>
  )
}

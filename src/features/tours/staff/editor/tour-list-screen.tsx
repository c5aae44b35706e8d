import { SelectInput } from "react-admin"
import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { useChoices } from "#features/catalogue/staff/use-choices.ts"
import { tourKind } from "./tour-kind.ts"

/** All tours. */
export function TourListScreen() {
  const categories = useChoices("/tour-categories?active=all")
  return (
    <CatalogueList
      kind={tourKind}
      filters={[
        <SelectInput
          key="category"
          source="category"
          label="content.fields.category"
          choices={categories}
          translateChoice={false}
          alwaysOn
        />,
      ]}
    />
  )
}

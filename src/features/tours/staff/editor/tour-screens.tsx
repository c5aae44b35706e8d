import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newTour, tourKind } from "./tour-kind.ts"
import { tourSections } from "./tour-sections.tsx"

export const tourScreens = contentScreens({
  kind: tourKind,
  sections: tourSections,
  defaults: newTour,
  list: () => <CatalogueList kind={tourKind} categories="/tour-categories" />,
})

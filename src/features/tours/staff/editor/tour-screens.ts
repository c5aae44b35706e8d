import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newTour, tourKind } from "./tour-kind.ts"
import { TourListScreen } from "./tour-list-screen.tsx"
import { tourSections } from "./tour-sections.tsx"

export const tourScreens = contentScreens({
  kind: tourKind,
  sections: tourSections,
  defaults: newTour,
  list: TourListScreen,
})

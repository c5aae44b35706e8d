import { Admin, CustomRoutes, Resource } from "react-admin"
import { AreaOfAddress } from "./access/can-open.ts"
import { guarded } from "./access/guarded-screen.tsx"
import { areaOf, areasOfScreens, writesOf } from "./access/screen-areas.ts"
import { authProvider } from "./auth-provider.ts"
import { createDataProvider } from "./data-provider.ts"
import { createI18nProvider } from "./i18n/i18n-provider.ts"
import { StaffLayout } from "./layout/layout.tsx"
import { LoginScreen } from "./layout/login-screen.tsx"
import { routerProvider } from "./router-provider.ts"
import { labelOf, type StaffResource } from "./staff-slice.ts"
import { staffSlices } from "./staff-slices.ts"
import { theme } from "./theme.ts"
import { TodayScreen } from "./today/today-screen.tsx"

const { Route } = routerProvider
const resources = staffSlices.flatMap(({ resources = [] }) => resources).map(guardedResource)
const pages = staffSlices
  .flatMap(({ pages = [] }) => pages)
  .map((page) => ({ ...page, screen: guarded(page.screen, areaOf(page)) }))
const areaOfAddress = areasOfScreens(staffSlices)
const dataProvider = createDataProvider(resources)
const i18nProvider = createI18nProvider(staffSlices)

function guardedResource(resource: StaffResource): StaffResource {
  const { list, show, edit, create } = resource
  return {
    ...resource,
    ...(list && { list: guarded(list, areaOf(resource)) }),
    ...(show && { show: guarded(show, areaOf(resource)) }),
    ...(edit && { edit: guarded(edit, writesOf(resource)) }),
    ...(create && { create: guarded(create, writesOf(resource)) }),
  }
}

/** The back office. */
export function StaffApp() {
  return (
    <AreaOfAddress value={areaOfAddress}>
      <StaffAdmin />
    </AreaOfAddress>
  )
}

function StaffAdmin() {
  return (
    <Admin
      title={document.title}
      basename="/staff"
      routerProvider={routerProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
      layout={StaffLayout}
      loginPage={LoginScreen}
      dashboard={TodayScreen}
      requireAuth
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} options={{ label: labelOf(resource) }} {...resource} />
      ))}
      {pages.map(({ path, screen: Screen, noLayout = false }) => (
        <CustomRoutes key={path} noLayout={noLayout}>
          <Route path={path} element={<Screen />} />
        </CustomRoutes>
      ))}
    </Admin>
  )
}

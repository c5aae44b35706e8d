import { Admin, CustomRoutes, Resource } from "react-admin"
import { authProvider } from "./auth-provider.ts"
import { createDataProvider } from "./data-provider.ts"
import { createI18nProvider } from "./i18n/i18n-provider.ts"
import { StaffLayout } from "./layout/layout.tsx"
import { LoginScreen } from "./layout/login-screen.tsx"
import { routerProvider } from "./router-provider.ts"
import { labelOf } from "./staff-slice.ts"
import { staffSlices } from "./staff-slices.ts"
import { theme } from "./theme.ts"
import { TodayScreen } from "./today/today-screen.tsx"

const { Route } = routerProvider
const resources = staffSlices.flatMap(({ resources = [] }) => resources)
const pages = staffSlices.flatMap(({ pages = [] }) => pages)
const dataProvider = createDataProvider(resources)
const i18nProvider = createI18nProvider(staffSlices)

/** The back office. */
export function StaffApp() {
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

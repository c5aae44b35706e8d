import TodayIcon from "@mui/icons-material/Today"
import { Badge, Divider } from "@mui/material"
import { type ComponentType, Fragment } from "react"
import { Menu, useGetList, usePermissions, useTranslate } from "react-admin"
import { labelOf, type MenuEntry } from "#office/frame/staff-slice.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"

/** The interval at which the numbers in the navigation are reloaded. */
const REFRESH_MS = 60_000

const GROUPS: MenuEntry["group"][] = ["work", "content", "company"]

const items = staffSlices.flatMap(({ resources = [], pages = [] }) =>
  [...resources, ...pages].flatMap(({ menu, ...item }) => (menu ? { ...menu, ...item } : [])),
)

/** The navigation, with numbers of what waits. */
export function StaffMenu() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  return (
    <Menu>
      <Menu.DashboardItem
        primaryText={translate("staff.today")}
        leftIcon={<Waiting resource="bookings" filter={{ due: "answer" }} icon={TodayIcon} />}
      />
      {GROUPS.map((group, index) => (
        <Fragment key={group}>
          {index > 0 && <Divider component="li" sx={{ my: 1 }} />}
          {items
            .filter((item) => item.group === group && (!item.role || item.role === permissions))
            .map((item) => (
              <Menu.Item
                key={item.name}
                to={"path" in item ? `/staff${item.path}` : `/staff/${item.name}`}
                primaryText={translate(labelOf(item))}
                leftIcon={
                  item.waiting ? <Waiting resource={item.name} filter={item.waiting} icon={item.icon} /> : <item.icon />
                }
              />
            ))}
        </Fragment>
      ))}
    </Menu>
  )
}

function Waiting({ resource, filter, icon: Icon }: { resource: string; filter: object; icon: ComponentType }) {
  const { total = 0 } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: REFRESH_MS },
  )
  return (
    <Badge badgeContent={total} color="error" max={99}>
      <Icon />
    </Badge>
  )
}

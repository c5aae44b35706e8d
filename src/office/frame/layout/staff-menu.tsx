import TodayIcon from "@mui/icons-material/Today"
import { Badge, Divider } from "@mui/material"
import { type ComponentType, Fragment } from "react"
import { Menu, useGetList, useTranslate } from "react-admin"
import { isInMenu } from "#office/frame/access/screen-areas.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { labelOf, type MenuEntry } from "#office/frame/staff-slice.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"

/** The interval at which the numbers in the navigation are reloaded. */
const REFRESH_MS = 60_000

const GROUPS: MenuEntry["group"][] = ["work", "money", "content", "company"]

const screens = staffSlices.flatMap(({ resources = [], pages = [] }) => [...resources, ...pages])

/** The navigation, with numbers of what waits. */
export function StaffMenu() {
  const translate = useTranslate()
  const may = useMay()
  const mine = screens
    .filter((screen) => isInMenu(screen, may))
    .flatMap(({ menu, ...screen }) => (menu ? { ...menu, ...screen } : []))
  return (
    <Menu>
      <Menu.DashboardItem
        primaryText={translate("staff.today")}
        leftIcon={
          may("sales") ? <Waiting resource="bookings" filter={{ due: "answer" }} icon={TodayIcon} /> : <TodayIcon />
        }
      />
      {GROUPS.filter((group) => mine.some((item) => item.group === group)).map((group, index) => (
        <Fragment key={group}>
          {index > 0 && <Divider component="li" sx={{ my: 1 }} />}
          {mine
            .filter((item) => item.group === group)
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

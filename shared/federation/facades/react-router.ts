// The exports of react-router that the portal uses. The host provides them to every release.
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
} from 'react-router'

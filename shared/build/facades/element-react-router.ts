// The exports of react-router that elements use. An element renders `Router`, so the routers of a page with a host are left out.
export {
  createPath,
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  parsePath,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
} from 'react-router'

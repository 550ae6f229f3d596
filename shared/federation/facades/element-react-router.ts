// The exports of react-router that remotes use. Those of its data router are missing: an element has a router of its own.
export {
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
} from 'react-router'

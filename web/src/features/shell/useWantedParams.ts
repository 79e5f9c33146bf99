import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/**
 * The address as it was asked for. While the data of a new one is on its way the page still stands at the old one,
 * but its choosers must not spring back.
 */
export function useWantedParams(): { params: URLSearchParams; isPending: boolean } {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isPending = location?.pathname === pathname && location.search !== search;
  return { params: isPending ? new URLSearchParams(location.search) : params, isPending };
}
